CREATE TABLE "quota_alerts" (
	"channel_id" uuid NOT NULL,
	"quota" text NOT NULL,
	"level" smallint DEFAULT 0 NOT NULL,
	"raised_at" timestamp with time zone,
	"by_sms" boolean DEFAULT true NOT NULL,
	CONSTRAINT "quota_alerts_channel_id_quota_pk" PRIMARY KEY("channel_id","quota")
);
--> statement-breakpoint
CREATE TABLE "stored_days" (
	"channel_id" uuid NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "stored_days_channel_id_day_pk" PRIMARY KEY("channel_id","day")
);
--> statement-breakpoint
CREATE TABLE "traffic_days" (
	"channel_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "traffic_days_channel_id_day_kind_pk" PRIMARY KEY("channel_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "traffic_things" (
	"channel_id" uuid NOT NULL,
	"day" date NOT NULL,
	"thing" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "traffic_things_channel_id_day_thing_thing_id_kind_pk" PRIMARY KEY("channel_id","day","thing","thing_id","kind")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "traffic_quota_bytes" bigint DEFAULT 1099511627776 NOT NULL;--> statement-breakpoint
ALTER TABLE "quota_alerts" ADD CONSTRAINT "quota_alerts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_days" ADD CONSTRAINT "stored_days_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traffic_days" ADD CONSTRAINT "traffic_days_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traffic_things" ADD CONSTRAINT "traffic_things_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_usage" DROP COLUMN "warned_at";