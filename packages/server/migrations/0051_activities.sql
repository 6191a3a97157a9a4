CREATE TABLE "activities" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"head_image" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"publisher" text NOT NULL,
	"company" text NOT NULL,
	"contact" text NOT NULL,
	"content" json NOT NULL,
	"content_text" text NOT NULL,
	"takes_sign_ups" boolean NOT NULL,
	"sign_up_limit" integer NOT NULL,
	"sign_up_ends_at" timestamp with time zone,
	"waiting_list" boolean NOT NULL,
	"require_code" boolean NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "activities_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"thing_name" text NOT NULL,
	"company_id" uuid,
	"type" text NOT NULL,
	"reason" text NOT NULL,
	"reported_account" text NOT NULL,
	"reported_name" text NOT NULL,
	"reported_company" text NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reporter_account" text NOT NULL,
	"reporter_name" text NOT NULL,
	"reporter_company" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "reports_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"activity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"state" text DEFAULT 'confirmed' NOT NULL,
	CONSTRAINT "sign_ups_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_channel_id_activity_id_activities_channel_id_id_fk" FOREIGN KEY ("channel_id","activity_id") REFERENCES "public"."activities"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_start" ON "activities" USING btree ("channel_id","start_at","id");--> statement-breakpoint
CREATE INDEX "activities_end" ON "activities" USING btree ("channel_id","end_at");--> statement-breakpoint
CREATE INDEX "activities_updated" ON "activities" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "activities_company" ON "activities" USING btree ("channel_id","company","start_at");--> statement-breakpoint
CREATE INDEX "activities_grams" ON "activities" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("channel_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_state" ON "reports" USING btree ("channel_id","state","created_at");--> statement-breakpoint
CREATE INDEX "reports_company" ON "reports" USING btree ("channel_id","company_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("channel_id","reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_added" ON "sign_ups" USING btree ("channel_id","activity_id","state","id");--> statement-breakpoint
CREATE INDEX "sign_ups_name" ON "sign_ups" USING btree ("channel_id","activity_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ups_phone" ON "sign_ups" USING btree ("channel_id","activity_id","phone") WHERE "sign_ups"."state" <> 'cancelled';--> statement-breakpoint
COMMENT ON COLUMN "activities"."grams" IS 'derived';