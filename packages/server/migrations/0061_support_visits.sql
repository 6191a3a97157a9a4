CREATE TABLE "support_visits" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"visitor_channel_id" uuid NOT NULL,
	"visitor_account_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"session_id" uuid NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "support_visits_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_visits" ADD CONSTRAINT "support_visits_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_visits_begun" ON "support_visits" USING btree ("channel_id","begun_at","id");--> statement-breakpoint
CREATE INDEX "support_visits_paid" ON "support_visits" USING btree ("visitor_channel_id","begun_at","id");--> statement-breakpoint
CREATE INDEX "support_visits_open" ON "support_visits" USING btree ("id") WHERE "support_visits"."ended_at" is null;--> statement-breakpoint
CREATE TRIGGER support_visits_notify AFTER DELETE OR UPDATE OF "ended_at" ON "support_visits" FOR EACH ROW EXECUTE FUNCTION notify_sessions('channel_id');--> statement-breakpoint
COMMENT ON COLUMN "support_visits"."session_id" IS 'secret';
