CREATE TABLE "news" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"body" json NOT NULL,
	"body_text" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"publisher" text NOT NULL,
	"file" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "news_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "news_pictures" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"news_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"key" text NOT NULL,
	"caption" text NOT NULL,
	CONSTRAINT "news_pictures_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_pictures" ADD CONSTRAINT "news_pictures_channel_id_news_id_news_channel_id_id_fk" FOREIGN KEY ("channel_id","news_id") REFERENCES "public"."news"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_start" ON "news" USING btree ("channel_id","start_at","id");--> statement-breakpoint
CREATE INDEX "news_updated" ON "news" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "news_grams" ON "news" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "news_pictures_order" ON "news_pictures" USING btree ("channel_id","news_id","place");--> statement-breakpoint
COMMENT ON COLUMN "news"."grams" IS 'derived';