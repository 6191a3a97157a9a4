CREATE TABLE "operation_changes" (
	"channel_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"batch" integer NOT NULL,
	"created_lines" integer[] NOT NULL,
	"created_ids" uuid[] NOT NULL,
	"changed" jsonb NOT NULL,
	"deleted" jsonb NOT NULL,
	CONSTRAINT "operation_changes_channel_id_operation_id_batch_pk" PRIMARY KEY("channel_id","operation_id","batch")
);
--> statement-breakpoint
ALTER TABLE "operations" ALTER COLUMN "file_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "deleted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "swept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operation_changes" ADD CONSTRAINT "operation_changes_channel_id_operation_id_operations_channel_id_id_fk" FOREIGN KEY ("channel_id","operation_id") REFERENCES "public"."operations"("channel_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Runs that ended before kept nothing that could be undone or resumed.
UPDATE "operations" SET "swept_at" = now() WHERE "status" IN ('done', 'failed', 'cancelled');--> statement-breakpoint
CREATE FUNCTION notify_operation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('icss_operations', NEW.channel_id || ' ' || NEW.id || ' ' || NEW.status);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER operations_notify AFTER INSERT OR UPDATE ON "operations" FOR EACH ROW EXECUTE FUNCTION notify_operation();--> statement-breakpoint
CREATE FUNCTION notify_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('icss_sessions', to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_notify AFTER DELETE OR UPDATE OF "expires_at" ON "sessions" FOR EACH ROW EXECUTE FUNCTION notify_sessions('channel_id');--> statement-breakpoint
CREATE TRIGGER accounts_notify AFTER DELETE OR UPDATE OF "enabled", "role" ON "accounts" FOR EACH ROW EXECUTE FUNCTION notify_sessions('channel_id');--> statement-breakpoint
CREATE TRIGGER channels_notify AFTER DELETE OR UPDATE OF "enabled", "flags" ON "channels" FOR EACH ROW EXECUTE FUNCTION notify_sessions('id');
