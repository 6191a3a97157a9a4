ALTER TABLE "channels" ADD COLUMN "demo_filled_at" timestamp with time zone;--> statement-breakpoint
COMMENT ON COLUMN "channels"."demo_filled_at" IS 'derived';
