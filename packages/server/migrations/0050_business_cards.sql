CREATE TABLE "business_cards" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"company" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"we_chat" text NOT NULL,
	"address" text NOT NULL,
	"avatar" text NOT NULL,
	"introduction" text NOT NULL,
	"links" jsonb NOT NULL,
	"serial_number" integer NOT NULL,
	"status" text DEFAULT 'on' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "business_cards_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "business_cards" ADD CONSTRAINT "business_cards_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_cards_serial" ON "business_cards" USING btree ("channel_id","serial_number","id");--> statement-breakpoint
CREATE INDEX "business_cards_name" ON "business_cards" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "business_cards_views" ON "business_cards" USING btree ("channel_id","views","id");--> statement-breakpoint
CREATE INDEX "business_cards_updated" ON "business_cards" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "business_cards_grams" ON "business_cards" USING gin ("grams");--> statement-breakpoint
COMMENT ON COLUMN "business_cards"."grams" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "business_cards"."views" IS 'derived';