ALTER TABLE "public_links" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "public_links" ADD CONSTRAINT "public_links_replaced_ends" CHECK ("public_links"."replaced_at" is null or "public_links"."ends_at" is not null);--> statement-breakpoint
-- Links that lead on for a while beside the one that does not end gave way to it. Renewals let them lead on for 30 days.
UPDATE "public_links" "before" SET "replaced_at" = least("before"."ends_at" - interval '30 days', now())
  WHERE "before"."ends_at" > now() AND EXISTS (
    SELECT FROM "public_links" "next"
    WHERE "next"."channel_id" = "before"."channel_id" AND "next"."kind" = "before"."kind"
      AND "next"."thing_id" = "before"."thing_id" AND "next"."ends_at" IS NULL AND "next"."created_at" > "before"."created_at"
  );
