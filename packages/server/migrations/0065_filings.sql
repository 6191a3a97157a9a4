ALTER TABLE "channels" ADD COLUMN "filings_need_approval" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "filer_id" uuid;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "filer_id" uuid;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;