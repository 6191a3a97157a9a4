ALTER TABLE "meetings" ADD COLUMN "sign_in_window" text DEFAULT 'byTime' NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "require_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "walk_ins" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "show_company" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "is_doubtful" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "participants_browser" ON "participants" USING btree ("channel_id","meeting_id","browser_hash");--> statement-breakpoint
COMMENT ON COLUMN "participants"."browser_hash" IS 'secret';
