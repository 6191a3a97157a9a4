CREATE TABLE "organisations" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"website" text NOT NULL,
	"address" text NOT NULL,
	"brief" text NOT NULL,
	"logo" text NOT NULL,
	"responsible_person" text NOT NULL,
	"official_website" text NOT NULL,
	"we_chat_public_account" text NOT NULL,
	"we_chat_qr" text NOT NULL,
	"introduction" text NOT NULL,
	"account" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;