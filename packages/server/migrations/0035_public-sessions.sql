CREATE TABLE "public_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"link_id" uuid,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"holder" text NOT NULL,
	"browser" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_codes_channel_id_id_pk" PRIMARY KEY("channel_id","id"),
	CONSTRAINT "sms_codes_of" UNIQUE("channel_id","purpose","phone","holder","browser")
);
--> statement-breakpoint
CREATE TABLE "sms_days" (
	"channel_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "sms_days_channel_id_day_pk" PRIMARY KEY("channel_id","day")
);
--> statement-breakpoint
CREATE TABLE "sms_phones" (
	"key" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "sms_per_day" integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "public_sessions" ADD CONSTRAINT "public_sessions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_days" ADD CONSTRAINT "sms_days_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_sessions_thing" ON "public_sessions" USING btree ("channel_id","kind","thing_id");--> statement-breakpoint
CREATE INDEX "public_sessions_expiry" ON "public_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_expiry" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
COMMENT ON COLUMN "public_sessions"."hash" IS 'secret';--> statement-breakpoint
DROP TRIGGER IF EXISTS "audited" ON "deliveries";
