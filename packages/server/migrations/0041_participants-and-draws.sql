CREATE TABLE "draw_records" (
	"channel_id" uuid NOT NULL,
	"draw_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "draw_records_channel_id_draw_id_place_pk" PRIMARY KEY("channel_id","draw_id","place")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sealed_secret" text NOT NULL,
	"roster" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draws_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "winners" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"meeting_id" uuid NOT NULL,
	"draw_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"code" text NOT NULL,
	"round" integer NOT NULL,
	"award_id" uuid NOT NULL,
	"award" text NOT NULL,
	"prize" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text DEFAULT '' NOT NULL,
	"handed_over_at" timestamp with time zone,
	"handed_over_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "winners_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"company" text NOT NULL,
	"seat" text NOT NULL,
	"exclusion" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'expected' NOT NULL,
	"number" integer,
	"code" text,
	"way" text DEFAULT '' NOT NULL,
	"signed_in_at" timestamp with time zone,
	CONSTRAINT "participants_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "last_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draw_records" ADD CONSTRAINT "draw_records_channel_id_draw_id_draws_channel_id_id_fk" FOREIGN KEY ("channel_id","draw_id") REFERENCES "public"."draws"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_channel_id_meeting_id_meetings_channel_id_id_fk" FOREIGN KEY ("channel_id","meeting_id") REFERENCES "public"."meetings"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winners" ADD CONSTRAINT "winners_channel_id_draw_id_draws_channel_id_id_fk" FOREIGN KEY ("channel_id","draw_id") REFERENCES "public"."draws"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winners" ADD CONSTRAINT "winners_channel_id_participant_id_participants_channel_id_id_fk" FOREIGN KEY ("channel_id","participant_id") REFERENCES "public"."participants"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_channel_id_meeting_id_meetings_channel_id_id_fk" FOREIGN KEY ("channel_id","meeting_id") REFERENCES "public"."meetings"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draws_number" ON "draws" USING btree ("channel_id","meeting_id","number");--> statement-breakpoint
CREATE INDEX "winners_drawn" ON "winners" USING btree ("channel_id","meeting_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "winners_once" ON "winners" USING btree ("channel_id","draw_id","code");--> statement-breakpoint
CREATE INDEX "winners_participant" ON "winners" USING btree ("channel_id","participant_id");--> statement-breakpoint
CREATE INDEX "participants_added" ON "participants" USING btree ("channel_id","meeting_id","id");--> statement-breakpoint
CREATE INDEX "participants_name" ON "participants" USING btree ("channel_id","meeting_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "participants_number" ON "participants" USING btree ("channel_id","meeting_id","number","id");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_phone" ON "participants" USING btree ("channel_id","meeting_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_code" ON "participants" USING btree ("channel_id","meeting_id","code");--> statement-breakpoint
COMMENT ON COLUMN "meetings"."last_number" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "draws"."sealed_secret" IS 'secret';--> statement-breakpoint
COMMENT ON COLUMN "draws"."roster" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "draw_records"."record" IS 'secret';
