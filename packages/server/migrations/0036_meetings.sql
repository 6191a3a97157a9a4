CREATE TABLE "meeting_awards" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"prize_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"reserves" integer NOT NULL,
	CONSTRAINT "meeting_awards_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"description" text NOT NULL,
	"programme" jsonb NOT NULL,
	"sign_in_link_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"jump_link" text NOT NULL,
	"jump_text" text NOT NULL,
	"require_user_info" boolean NOT NULL,
	"winners" text NOT NULL,
	"leave_out_winners" boolean NOT NULL,
	"own_public_account" boolean NOT NULL,
	"app_id" text NOT NULL,
	"sealed_secret" text,
	"visible_to_channels" boolean NOT NULL,
	"background" text NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "meetings_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "prizes" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"explanation" text NOT NULL,
	"price" text NOT NULL,
	"image" text NOT NULL,
	"link" text NOT NULL,
	"quantity" integer NOT NULL,
	"grade" text NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "prizes_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "meeting_awards" ADD CONSTRAINT "meeting_awards_channel_id_meeting_id_meetings_channel_id_id_fk" FOREIGN KEY ("channel_id","meeting_id") REFERENCES "public"."meetings"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_awards" ADD CONSTRAINT "meeting_awards_channel_id_prize_id_prizes_channel_id_id_fk" FOREIGN KEY ("channel_id","prize_id") REFERENCES "public"."prizes"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_awards_prize" ON "meeting_awards" USING btree ("channel_id","meeting_id","prize_id");--> statement-breakpoint
CREATE INDEX "meeting_awards_of_prize" ON "meeting_awards" USING btree ("channel_id","prize_id");--> statement-breakpoint
CREATE INDEX "meetings_start" ON "meetings" USING btree ("channel_id","start_at","id");--> statement-breakpoint
CREATE INDEX "meetings_name" ON "meetings" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "meetings_grams" ON "meetings" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "prizes_updated" ON "prizes" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "prizes_name" ON "prizes" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "prizes_quantity" ON "prizes" USING btree ("channel_id","quantity","id");--> statement-breakpoint
CREATE INDEX "prizes_grams" ON "prizes" USING gin ("grams");--> statement-breakpoint
COMMENT ON COLUMN "meetings"."sealed_secret" IS 'secret';--> statement-breakpoint
COMMENT ON COLUMN "meetings"."grams" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "prizes"."grams" IS 'derived';
