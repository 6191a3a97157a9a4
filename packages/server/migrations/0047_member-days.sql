CREATE TABLE "member_days" (
	"channel_id" uuid NOT NULL,
	"joined_on" date NOT NULL,
	"left_on" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "member_days_channel_id_joined_on_left_on_pk" PRIMARY KEY("channel_id","joined_on","left_on")
);
--> statement-breakpoint
ALTER TABLE "member_days" ADD CONSTRAINT "member_days_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;