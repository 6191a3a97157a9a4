ALTER TABLE "accounts" ADD COLUMN "alive" boolean GENERATED ALWAYS AS (enabled and deleted_at is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "admin_alive" boolean GENERATED ALWAYS AS (true) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "undoes_kind" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_alive" UNIQUE("channel_id","id","alive");--> statement-breakpoint
-- By hand: an undo belongs to whoever could start what it undoes.
UPDATE "operations" o SET "undoes_kind" = u."kind" FROM "operations" u WHERE u."channel_id" = o."channel_id" AND u."id" = o."undoes";--> statement-breakpoint
-- By hand: an administrator whose account is disabled or deleted is none. The platform appoints another.
WITH "without" AS (
	SELECT c."id", c."admin_account_id" FROM "channels" c
	JOIN "accounts" a ON a."channel_id" = c."id" AND a."id" = c."admin_account_id" WHERE NOT a."alive"
), "demoted" AS (
	UPDATE "accounts" a SET "role" = 'channel-account', "template_id" = t."id"
	FROM "without" w JOIN "permission_templates" t ON t."channel_id" = w."id" AND t."is_default"
	WHERE a."channel_id" = w."id" AND a."id" = w."admin_account_id" AND a."role" <> 'provider'
)
UPDATE "channels" c SET "admin_account_id" = NULL FROM "without" w WHERE c."id" = w."id";--> statement-breakpoint
-- By hand: the administrator of a channel is an account that can log in.
ALTER TABLE "channels" DROP CONSTRAINT "channels_admin_account";--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_admin_account" FOREIGN KEY ("id","admin_account_id","admin_alive") REFERENCES "accounts"("channel_id","id","alive");
--> statement-breakpoint
COMMENT ON COLUMN "accounts"."alive" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "channels"."admin_alive" IS 'derived';
