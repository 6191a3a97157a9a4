ALTER TABLE "companies" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_apart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_changes" ADD COLUMN "alike" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "alike" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name_key" ON "companies" USING btree ("channel_id","name_key") WHERE not "companies"."name_apart";--> statement-breakpoint
CREATE INDEX "companies_unkeyed" ON "companies" USING btree ("channel_id","id") WHERE "companies"."name_key" is null;--> statement-breakpoint
COMMENT ON COLUMN "companies"."name_key" IS 'derived';
