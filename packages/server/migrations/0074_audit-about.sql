ALTER TABLE "audit" ADD COLUMN "about" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "audit" SET "about" = array(
  SELECT value FROM jsonb_each_text("record" -> 'target')
  UNION SELECT change ->> 'id' FROM jsonb_array_elements("record" -> 'changes') AS change
);--> statement-breakpoint
CREATE INDEX "audit_about" ON "audit" USING gin ("about");
