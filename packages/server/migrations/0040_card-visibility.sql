ALTER TABLE "employees" ADD COLUMN "position_seen_by" text DEFAULT 'bound' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "phone_seen_by" text DEFAULT 'bound' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "avatar_seen_by" text DEFAULT 'bound' NOT NULL;