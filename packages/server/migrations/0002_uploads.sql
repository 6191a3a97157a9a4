CREATE TABLE "chapters" (
	"channel_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"type" smallint NOT NULL,
	"name" text NOT NULL,
	"video_url" text NOT NULL,
	"srt_url" text NOT NULL,
	"course_minutes" integer NOT NULL,
	"course_seconds" integer NOT NULL,
	"position" integer NOT NULL,
	"submitted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "chapters_channel_id_id_pk" PRIMARY KEY("channel_id","id"),
	CONSTRAINT "chapters_of_course" UNIQUE("channel_id","course_id","id"),
	CONSTRAINT "chapters_name" UNIQUE NULLS NOT DISTINCT("channel_id","course_id","parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"head_image" text NOT NULL,
	"introduction" text NOT NULL,
	"value" text NOT NULL,
	"permission" text NOT NULL,
	"password" text NOT NULL,
	"serial_number" integer NOT NULL,
	"video_url" text NOT NULL,
	"source" text DEFAULT 'upload' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "courses_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'granted' NOT NULL,
	"token_hash" text,
	"prefix" text NOT NULL,
	"slot" text DEFAULT '' NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"metadata" text DEFAULT '' NOT NULL,
	"key" text,
	"bytes" bigint,
	"stored" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"writer" integer DEFAULT 0 NOT NULL,
	"partial" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_channel_id_id_pk" PRIMARY KEY("channel_id","id"),
	CONSTRAINT "uploads_token" UNIQUE("token_hash"),
	CONSTRAINT "uploads_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "storage_usage" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"used_bytes" bigint DEFAULT 0 NOT NULL,
	"reserved_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_course" FOREIGN KEY ("channel_id","course_id") REFERENCES "public"."courses"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_parent" FOREIGN KEY ("channel_id","course_id","parent_id") REFERENCES "public"."chapters"("channel_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_usage" ADD CONSTRAINT "storage_usage_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapters_order" ON "chapters" USING btree ("channel_id","course_id","position");--> statement-breakpoint
CREATE INDEX "courses_order" ON "courses" USING btree ("channel_id","serial_number","id");--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expires_at") WHERE "uploads"."status" <> 'done';