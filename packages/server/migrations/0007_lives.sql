CREATE TABLE "lives" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"source" text NOT NULL,
	"head_image" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"tutor_id" uuid,
	"tutor_phone" text NOT NULL,
	"recording" boolean NOT NULL,
	"course_category_id" uuid,
	"status" text DEFAULT 'F' NOT NULL,
	"viewer_count" integer DEFAULT 0 NOT NULL,
	"live_bytes" bigint DEFAULT 0 NOT NULL,
	"storage_bytes" bigint DEFAULT 0 NOT NULL,
	"playback_bytes" bigint DEFAULT 0 NOT NULL,
	"recording_url" text DEFAULT '' NOT NULL,
	"course_id" uuid,
	"is_course" boolean DEFAULT false NOT NULL,
	"key_version" integer DEFAULT 1 NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "lives_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "tutors" DROP CONSTRAINT "tutors_channel_id_category_id_categories_channel_id_id_fk";
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "grams" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "grams" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_channel_id_tutor_id_tutors_channel_id_id_fk" FOREIGN KEY ("channel_id","tutor_id") REFERENCES "public"."tutors"("channel_id","id") ON DELETE set null ("tutor_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_channel_id_course_category_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","course_category_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE set null ("course_category_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_channel_id_course_id_courses_channel_id_id_fk" FOREIGN KEY ("channel_id","course_id") REFERENCES "public"."courses"("channel_id","id") ON DELETE set null ("course_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lives_start" ON "lives" USING btree ("channel_id","start_at","id");--> statement-breakpoint
CREATE INDEX "lives_tutor" ON "lives" USING btree ("channel_id","tutor_id");--> statement-breakpoint
CREATE INDEX "lives_grams" ON "lives" USING gin ("grams");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_channel_id_category_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","category_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE set null ("category_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_channel_id_category_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","category_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE set null ("category_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("channel_id","category_id");--> statement-breakpoint
CREATE INDEX "courses_grams" ON "courses" USING gin ("grams");