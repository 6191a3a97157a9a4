CREATE TABLE "desk_helpers" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "desk_helpers_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "desk_facts" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_facts" ADD COLUMN "helper_id" uuid;--> statement-breakpoint
ALTER TABLE "desk_helpers" ADD CONSTRAINT "desk_helpers_channel_id_meeting_id_meetings_channel_id_id_fk" FOREIGN KEY ("channel_id","meeting_id") REFERENCES "public"."meetings"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_helpers_meeting" ON "desk_helpers" USING btree ("channel_id","meeting_id","id");--> statement-breakpoint
ALTER TABLE "desk_facts" ADD CONSTRAINT "desk_facts_by" CHECK (num_nonnulls("desk_facts"."account_id", "desk_facts"."helper_id") = 1);--> statement-breakpoint
CREATE TRIGGER meeting_erased AFTER INSERT ON desk_helpers
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_erased_meeting();
