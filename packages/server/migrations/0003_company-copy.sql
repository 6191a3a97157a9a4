DROP INDEX "companies_pinyin";--> statement-breakpoint
DROP INDEX "companies_name";--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "channel_id" SET DEFAULT current_setting('icss.channel_id')::uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name" ON "companies" USING btree ("channel_id","name" collate "zh-Hans-x-icu");