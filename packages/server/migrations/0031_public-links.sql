CREATE TABLE "public_links" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "public_links_channel_id_id_pk" PRIMARY KEY("channel_id","id"),
	CONSTRAINT "public_links_hash" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "public_links" ADD CONSTRAINT "public_links_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_links_thing" ON "public_links" USING btree ("channel_id","kind","thing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "public_links_current" ON "public_links" USING btree ("channel_id","kind","thing_id") WHERE "public_links"."ends_at" is null;--> statement-breakpoint
COMMENT ON COLUMN "public_links"."hash" IS 'secret';--> statement-breakpoint
COMMENT ON COLUMN "public_links"."sealed" IS 'secret';
