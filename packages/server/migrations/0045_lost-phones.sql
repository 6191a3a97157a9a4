ALTER TABLE "channels" ADD COLUMN "next_admin_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "next_admin_phone_at" timestamp with time zone;