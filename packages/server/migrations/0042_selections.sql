CREATE TABLE "selections" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"ids" "bytea" NOT NULL,
	"filter" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "selections_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "selections" ADD CONSTRAINT "selections_channel_id_account_id_accounts_channel_id_id_fk" FOREIGN KEY ("channel_id","account_id") REFERENCES "public"."accounts"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "selections_created" ON "selections" USING btree ("created_at");