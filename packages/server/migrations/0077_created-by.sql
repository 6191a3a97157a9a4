ALTER TABLE "activities" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "created_by" uuid DEFAULT nullif(current_setting('icss.created_by', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "created_by" uuid;--> statement-breakpoint
COMMENT ON COLUMN "activities"."created_by" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "companies"."created_by" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "demands"."created_by" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "news"."created_by" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "resources"."created_by" IS 'derived';
