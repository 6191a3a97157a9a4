CREATE TABLE "saved_views" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	CONSTRAINT "saved_views_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_channel_id_account_id_accounts_channel_id_id_fk" FOREIGN KEY ("channel_id","account_id") REFERENCES "public"."accounts"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("channel_id","account_id","list","name");