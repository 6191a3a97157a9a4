CREATE TABLE "demands" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" uuid NOT NULL,
	"contact_id" uuid,
	"type" integer NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"expires_at" timestamp with time zone,
	"off_reason" text DEFAULT '' NOT NULL,
	"filed_by" text NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "demands_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "register_companies" (
	"generation" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"credit_code" text NOT NULL,
	"facts" jsonb NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "register_companies_generation_id_pk" PRIMARY KEY("generation","id")
);
--> statement-breakpoint
CREATE TABLE "register_searches" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"found" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "register_searches_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "register_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"generation" integer NOT NULL,
	"companies" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" uuid NOT NULL,
	"contact_id" uuid,
	"type" integer NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"expires_at" timestamp with time zone,
	"off_reason" text DEFAULT '' NOT NULL,
	"filed_by" text NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "resources_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
DROP INDEX "employees_added";--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_added" UNIQUE("channel_id","company_id","id");--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_company" FOREIGN KEY ("channel_id","company_id") REFERENCES "public"."companies"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_contact" FOREIGN KEY ("channel_id","contact_id") REFERENCES "public"."employees"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_contact_of_company" FOREIGN KEY ("channel_id","company_id","contact_id") REFERENCES "public"."employees"("channel_id","company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_searches" ADD CONSTRAINT "register_searches_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_company" FOREIGN KEY ("channel_id","company_id") REFERENCES "public"."companies"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_contact" FOREIGN KEY ("channel_id","contact_id") REFERENCES "public"."employees"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_contact_of_company" FOREIGN KEY ("channel_id","company_id","contact_id") REFERENCES "public"."employees"("channel_id","company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demands_updated" ON "demands" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "demands_name" ON "demands" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "demands_type" ON "demands" USING btree ("channel_id","type","updated_at");--> statement-breakpoint
CREATE INDEX "demands_of_company" ON "demands" USING btree ("channel_id","company_id");--> statement-breakpoint
CREATE INDEX "demands_of_contact" ON "demands" USING btree ("channel_id","contact_id");--> statement-breakpoint
CREATE INDEX "demands_grams" ON "demands" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "register_companies_name" ON "register_companies" USING btree ("generation","name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "register_companies_code" ON "register_companies" USING btree ("generation","credit_code");--> statement-breakpoint
CREATE INDEX "register_companies_grams" ON "register_companies" USING gin ("grams") WITH (gin_pending_list_limit=262144);--> statement-breakpoint
CREATE INDEX "register_searches_at" ON "register_searches" USING btree ("channel_id","at");--> statement-breakpoint
CREATE INDEX "resources_updated" ON "resources" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "resources_name" ON "resources" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "resources_type" ON "resources" USING btree ("channel_id","type","updated_at");--> statement-breakpoint
CREATE INDEX "resources_of_company" ON "resources" USING btree ("channel_id","company_id");--> statement-breakpoint
CREATE INDEX "resources_of_contact" ON "resources" USING btree ("channel_id","contact_id");--> statement-breakpoint
CREATE INDEX "resources_grams" ON "resources" USING gin ("grams");--> statement-breakpoint
COMMENT ON COLUMN "demands"."grams" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "resources"."grams" IS 'derived';
