CREATE TABLE "channel_group_members" (
	"channel_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "channel_group_members_channel_id_group_id_member_id_pk" PRIMARY KEY("channel_id","group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "channel_groups" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_groups_channel_id_id_pk" PRIMARY KEY("channel_id","id"),
	CONSTRAINT "channel_groups_name" UNIQUE("channel_id","name")
);
--> statement-breakpoint
CREATE TABLE "content_permissions" (
	"channel_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "content_permissions_channel_id_kind_content_id_group_id_pk" PRIMARY KEY("channel_id","kind","content_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "permission_templates" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"flags" boolean[] NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permission_templates_channel_id_id_pk" PRIMARY KEY("channel_id","id"),
	CONSTRAINT "permission_templates_name" UNIQUE("channel_id","name")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "admin_account_id" uuid;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "logo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "storage_quota_bytes" bigint DEFAULT 107374182400 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "sub_channel_quota" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "groups" text[];--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_of_superior" UNIQUE("superior_channel_id","id");--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_channel_id_group_id_channel_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","group_id") REFERENCES "public"."channel_groups"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_channel_id_member_id_channels_superior_channel_id_id_fk" FOREIGN KEY ("channel_id","member_id") REFERENCES "public"."channels"("superior_channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_groups" ADD CONSTRAINT "channel_groups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_groups" ADD CONSTRAINT "channel_groups_channel_id_parent_id_channel_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","parent_id") REFERENCES "public"."channel_groups"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_permissions" ADD CONSTRAINT "content_permissions_channel_id_group_id_channel_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","group_id") REFERENCES "public"."channel_groups"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_templates" ADD CONSTRAINT "permission_templates_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_group_members_member" ON "channel_group_members" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_channel_id_template_id_permission_templates_channel_id_id_fk" FOREIGN KEY ("channel_id","template_id") REFERENCES "public"."permission_templates"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_superior_channel_id_channels_id_fk" FOREIGN KEY ("superior_channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_template" ON "accounts" USING btree ("channel_id","template_id");--> statement-breakpoint
CREATE INDEX "accounts_phone" ON "accounts" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_coc_id" ON "channels" USING btree ("coc_id") WHERE "channels"."coc_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "channels_name" ON "channels" USING btree (coalesce("superior_channel_id", '00000000-0000-0000-0000-000000000000'),"name");--> statement-breakpoint
CREATE INDEX "sessions_id" ON "sessions" USING btree ("channel_id","id");--> statement-breakpoint
-- By hand: foreign keys between tables that point at each other.
ALTER TABLE "channels" ADD CONSTRAINT "channels_admin_account" FOREIGN KEY ("id","admin_account_id") REFERENCES "accounts"("channel_id","id");--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_template" FOREIGN KEY ("superior_channel_id","template_id") REFERENCES "permission_templates"("channel_id","id");--> statement-breakpoint
CREATE INDEX "channels_template_used" ON "channels" ("superior_channel_id","template_id");--> statement-breakpoint
-- By hand: channels that are there already get their default template and their administrator.
INSERT INTO "permission_templates" ("channel_id", "id", "name", "flags", "is_default")
SELECT "id", gen_random_uuid(), '全部开放', array_fill(true, ARRAY[12]), true FROM "channels";--> statement-breakpoint
UPDATE "channels" SET "admin_account_id" = (
	SELECT "a"."id" FROM "accounts" "a"
	WHERE "a"."channel_id" = "channels"."id" AND "a"."role" IN ('channel-admin', 'chamber-admin', 'provider')
	ORDER BY "a"."created_at", "a"."id" LIMIT 1
);
