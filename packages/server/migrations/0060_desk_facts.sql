CREATE TABLE "desk_facts" (
	"channel_id" uuid NOT NULL,
	"nonce" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"before" jsonb,
	"undone_at" timestamp with time zone,
	CONSTRAINT "desk_facts_channel_id_nonce_pk" PRIMARY KEY("channel_id","nonce")
);
--> statement-breakpoint
ALTER TABLE "desk_facts" ADD CONSTRAINT "desk_facts_channel_id_meeting_id_meetings_channel_id_id_fk" FOREIGN KEY ("channel_id","meeting_id") REFERENCES "public"."meetings"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_facts_person" ON "desk_facts" USING btree ("channel_id","meeting_id","participant_id");