CREATE TABLE "messages" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_id_account_id_accounts_channel_id_id_fk" FOREIGN KEY ("channel_id","account_id") REFERENCES "public"."accounts"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("channel_id","account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_over" ON "messages" USING btree ("created_at");