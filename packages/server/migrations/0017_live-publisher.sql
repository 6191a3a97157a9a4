ALTER TABLE "lives" ADD COLUMN "publisher" text;--> statement-breakpoint
CREATE INDEX "lives_id" ON "lives" USING btree ("id");