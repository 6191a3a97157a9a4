CREATE TABLE "recycle_bin" (
	"channel_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"stored" jsonb NOT NULL,
	"children" jsonb NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_by" text NOT NULL,
	CONSTRAINT "recycle_bin_channel_id_kind_id_pk" PRIMARY KEY("channel_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "recycle_bin" ADD CONSTRAINT "recycle_bin_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recycle_bin_deleted" ON "recycle_bin" USING btree ("channel_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "recycle_bin_over" ON "recycle_bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "employees_added" ON "employees" USING btree ("channel_id","company_id","id");--> statement-breakpoint
CREATE INDEX "employees_name" ON "employees" USING btree ("channel_id","company_id","name" collate "zh-Hans-x-icu","id");