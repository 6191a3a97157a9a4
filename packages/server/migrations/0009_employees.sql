CREATE TABLE "employees" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"phone" text NOT NULL,
	"avatar" text NOT NULL,
	"bound" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employees_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_channel_id_company_id_companies_channel_id_id_fk" FOREIGN KEY ("channel_id","company_id") REFERENCES "public"."companies"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employees_phone" ON "employees" USING btree ("channel_id","company_id","phone");