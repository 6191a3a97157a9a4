CREATE TABLE "introductions" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resource_id" uuid NOT NULL,
	"resource_side_id" uuid NOT NULL,
	"resource_company_id" uuid NOT NULL,
	"resource_name" text NOT NULL,
	"resource_company" text NOT NULL,
	"resource_contact" text NOT NULL,
	"resource_phone" text NOT NULL,
	"resource_accepted_at" timestamp with time zone,
	"demand_id" uuid NOT NULL,
	"demand_side_id" uuid NOT NULL,
	"demand_company_id" uuid NOT NULL,
	"demand_name" text NOT NULL,
	"demand_company" text NOT NULL,
	"demand_contact" text NOT NULL,
	"demand_phone" text NOT NULL,
	"demand_accepted_at" timestamp with time zone,
	"state" text DEFAULT 'proposed' NOT NULL,
	"agreed_on" date,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "introductions_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "introductions_updated" ON "introductions" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "introductions_state" ON "introductions" USING btree ("channel_id","state","updated_at");--> statement-breakpoint
CREATE INDEX "introductions_resource" ON "introductions" USING btree ("channel_id","resource_id","created_at");--> statement-breakpoint
CREATE INDEX "introductions_demand" ON "introductions" USING btree ("channel_id","demand_id","created_at");--> statement-breakpoint
CREATE INDEX "introductions_resource_company" ON "introductions" USING btree ("channel_id","resource_company_id");--> statement-breakpoint
CREATE INDEX "introductions_demand_company" ON "introductions" USING btree ("channel_id","demand_company_id");--> statement-breakpoint
CREATE INDEX "introductions_resource_side" ON "introductions" USING btree ("channel_id","resource_side_id");--> statement-breakpoint
CREATE INDEX "introductions_demand_side" ON "introductions" USING btree ("channel_id","demand_side_id");--> statement-breakpoint
CREATE UNIQUE INDEX "introductions_underway" ON "introductions" USING btree ("channel_id","resource_id","demand_id") WHERE "introductions"."state" in ('proposed', 'inTouch');