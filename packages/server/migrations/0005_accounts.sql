ALTER TABLE "accounts" DROP CONSTRAINT "accounts_number";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_number" ON "accounts" USING btree ("number") WHERE "accounts"."deleted_at" is null;