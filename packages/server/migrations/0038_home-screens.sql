CREATE TABLE "home_drafts" (
	"channel_id" uuid NOT NULL,
	"part" text NOT NULL,
	"content" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"restored_from" integer,
	"edited_by" text NOT NULL,
	"edited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_drafts_channel_id_part_pk" PRIMARY KEY("channel_id","part")
);
--> statement-breakpoint
CREATE TABLE "home_revisions" (
	"channel_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"carried" text[] NOT NULL,
	"name" text NOT NULL,
	"restored_from" integer,
	"account_id" uuid NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_revisions_channel_id_number_pk" PRIMARY KEY("channel_id","number")
);
--> statement-breakpoint
CREATE TABLE "home_schedules" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"parts" jsonb NOT NULL,
	"carried" text[] NOT NULL,
	"name" text NOT NULL,
	"restored_from" integer,
	"account_id" uuid NOT NULL,
	"scheduled_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_schedules_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "home_screens" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"own" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "home_screens_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "home_drafts" ADD CONSTRAINT "home_drafts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_revisions" ADD CONSTRAINT "home_revisions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_schedules" ADD CONSTRAINT "home_schedules_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_screens" ADD CONSTRAINT "home_screens_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_schedules_due" ON "home_schedules" USING btree ("at") WHERE "home_schedules"."state" = 'waiting';