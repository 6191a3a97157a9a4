CREATE TABLE "notice_readers" (
	"channel_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	"reader_channel_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_readers_channel_id_notice_id_account_id_pk" PRIMARY KEY("channel_id","notice_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"duration_days" integer NOT NULL,
	"publisher" text NOT NULL,
	"file" text NOT NULL,
	"open_to_groups" boolean NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "notices_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "notice_readers" ADD CONSTRAINT "notice_readers_channel_id_notice_id_notices_channel_id_id_fk" FOREIGN KEY ("channel_id","notice_id") REFERENCES "public"."notices"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_readers" ADD CONSTRAINT "notice_readers_reader_channel_id_account_id_accounts_channel_id_id_fk" FOREIGN KEY ("reader_channel_id","account_id") REFERENCES "public"."accounts"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_start" ON "notices" USING btree ("channel_id","start_at","id");--> statement-breakpoint
CREATE INDEX "notices_grams" ON "notices" USING gin ("grams");