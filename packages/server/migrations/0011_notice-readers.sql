ALTER TABLE "notice_readers" DROP CONSTRAINT "notice_readers_reader_channel_id_account_id_accounts_channel_id_id_fk";
--> statement-breakpoint
ALTER TABLE "notice_readers" DROP COLUMN "reader_channel_id";