CREATE TABLE "company_grams" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "company_grams_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_grams_due" (
	"channel_id" uuid NOT NULL,
	"first_id" uuid NOT NULL,
	"last_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_grams_due_channel_id_first_id_pk" PRIMARY KEY("channel_id","first_id")
);
--> statement-breakpoint
DROP INDEX "companies_grams";--> statement-breakpoint
INSERT INTO "company_grams" SELECT "channel_id", "id", "grams" FROM "companies" ORDER BY "channel_id", "id";--> statement-breakpoint
ALTER TABLE "company_grams" ADD CONSTRAINT "company_grams_channel_id_id_companies_channel_id_id_fk" FOREIGN KEY ("channel_id","id") REFERENCES "public"."companies"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_grams_grams" ON "company_grams" USING gin ("grams") WITH (gin_pending_list_limit=262144);--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "grams";