ALTER TABLE "participants" ADD COLUMN "we_chat_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "participants_we_chat" ON "participants" USING btree ("channel_id","meeting_id","we_chat_hash");--> statement-breakpoint
COMMENT ON COLUMN "participants"."we_chat_hash" IS 'secret';
