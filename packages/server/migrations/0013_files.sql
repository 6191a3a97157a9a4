CREATE TABLE "files" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"category_id" uuid,
	"publisher" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"deleted_at" timestamp with time zone,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "files_channel_id_id_pk" PRIMARY KEY("channel_id","id"),
	CONSTRAINT "files_upload" UNIQUE("channel_id","upload_id")
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_channel_id_category_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","category_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE set null ("category_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_channel_id_upload_id_uploads_channel_id_id_fk" FOREIGN KEY ("channel_id","upload_id") REFERENCES "public"."uploads"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("channel_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_category" ON "files" USING btree ("channel_id","category_id");--> statement-breakpoint
CREATE INDEX "files_grams" ON "files" USING gin ("grams");