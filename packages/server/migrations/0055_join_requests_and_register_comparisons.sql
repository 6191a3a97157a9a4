CREATE TABLE "join_requests" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"unified_credit_code" text NOT NULL,
	"industry" text NOT NULL,
	"is_in_register" boolean NOT NULL,
	"applicant" text NOT NULL,
	"phone" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"company_id" uuid,
	"handled_at" timestamp with time zone,
	"handled_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "join_requests_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "register_comparisons" (
	"channel_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"differences" integer NOT NULL,
	"abnormal" boolean NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "register_comparisons_channel_id_company_id_pk" PRIMARY KEY("channel_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_comparisons" ADD CONSTRAINT "register_comparisons_company" FOREIGN KEY ("channel_id","company_id") REFERENCES "public"."companies"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "join_requests_created" ON "join_requests" USING btree ("channel_id","created_at","id");--> statement-breakpoint
CREATE INDEX "join_requests_state" ON "join_requests" USING btree ("channel_id","state","created_at");--> statement-breakpoint
CREATE INDEX "register_comparisons_due" ON "register_comparisons" USING btree ("channel_id","generation","compared_at");--> statement-breakpoint
CREATE INDEX "register_comparisons_differing" ON "register_comparisons" USING btree ("channel_id") WHERE "register_comparisons"."differences" > 0;