-- As JSON texts: documents are made of them by moveBodies, before a server serves.
ALTER TABLE "notices" ALTER COLUMN "body" SET DATA TYPE json USING to_json("body");--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "body_text" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "body_text" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "swept_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notices_unmoved" ON "notices" USING btree ("channel_id","id") WHERE json_typeof(body) = 'string';--> statement-breakpoint
CREATE INDEX "uploads_sweep" ON "uploads" USING btree ("swept_at") WHERE "uploads"."swept_at" is not null;
