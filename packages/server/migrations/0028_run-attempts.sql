ALTER TABLE "operations" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "attempted_from" integer DEFAULT 0 NOT NULL;