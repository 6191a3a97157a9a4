CREATE TABLE "account_sightings" (
	"channel_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_sightings_channel_id_account_id_pk" PRIMARY KEY("channel_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "own_flags" boolean[];--> statement-breakpoint
ALTER TABLE "account_sightings" ADD CONSTRAINT "account_sightings_channel_id_account_id_accounts_channel_id_id_fk" FOREIGN KEY ("channel_id","account_id") REFERENCES "public"."accounts"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_template_or_own" CHECK ("accounts"."template_id" is null or "accounts"."own_flags" is null);--> statement-breakpoint
DROP TRIGGER accounts_notify ON "accounts";--> statement-breakpoint
CREATE TRIGGER accounts_notify AFTER DELETE OR UPDATE OF "enabled", "role", "template_id", "own_flags", "business" ON "accounts" FOR EACH ROW EXECUTE FUNCTION notify_sessions('channel_id');--> statement-breakpoint
CREATE TRIGGER templates_notify AFTER UPDATE OF "flags" ON "permission_templates" FOR EACH ROW EXECUTE FUNCTION notify_sessions('channel_id');
