ALTER TABLE "notice_readers" ADD COLUMN "account_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_readers" ADD COLUMN "channel_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_readers" ALTER COLUMN "account_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notice_readers" ALTER COLUMN "channel_name" DROP DEFAULT;
