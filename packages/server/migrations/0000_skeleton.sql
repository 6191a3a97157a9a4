CREATE TABLE "accounts" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_channel_id_id_pk" PRIMARY KEY("channel_id","id"),
	CONSTRAINT "accounts_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"abbreviation" text DEFAULT '' NOT NULL,
	"tier" smallint NOT NULL,
	"superior_channel_id" uuid,
	"coc_id" text,
	"coc_name" text,
	"membership_code" text DEFAULT '' NOT NULL,
	"admin_phone" text DEFAULT '' NOT NULL,
	"flags" boolean[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"address" text NOT NULL,
	"website" text NOT NULL,
	"legal_representative" text NOT NULL,
	"logo" text NOT NULL,
	"industry" text NOT NULL,
	"industry_tags" text[] NOT NULL,
	"high_tech" boolean NOT NULL,
	"listed" boolean NOT NULL,
	"introduction" text NOT NULL,
	"culture" text NOT NULL,
	"vision" text NOT NULL,
	"mission" text NOT NULL,
	"management_idea" text NOT NULL,
	"registered_capital" text NOT NULL,
	"unified_credit_code" text NOT NULL,
	"registration_number" text NOT NULL,
	"organization_code" text NOT NULL,
	"taxpayer_id" text NOT NULL,
	"registration_status" text NOT NULL,
	"registered_address" text NOT NULL,
	"business_period" text NOT NULL,
	"business_scope" text NOT NULL,
	"abnormal" boolean NOT NULL,
	"products" jsonb NOT NULL,
	"information_integrity" smallint NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "companies_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"title" text NOT NULL,
	"account_id" uuid NOT NULL,
	"started_by" text NOT NULL,
	"dry_run" boolean DEFAULT false NOT NULL,
	"options" jsonb NOT NULL,
	"digest" text NOT NULL,
	"file_key" text NOT NULL,
	"rows" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"headers" text[],
	"failure" jsonb,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "operations_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "rejected_rows" (
	"channel_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"faults" jsonb NOT NULL,
	CONSTRAINT "rejected_rows_channel_id_operation_id_row_pk" PRIMARY KEY("channel_id","operation_id","row")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"read_only" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_channel_id_account_id_accounts_channel_id_id_fk" FOREIGN KEY ("channel_id","account_id") REFERENCES "public"."accounts"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_rows" ADD CONSTRAINT "rejected_rows_channel_id_operation_id_operations_channel_id_id_fk" FOREIGN KEY ("channel_id","operation_id") REFERENCES "public"."operations"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_channel_id_account_id_accounts_channel_id_id_fk" FOREIGN KEY ("channel_id","account_id") REFERENCES "public"."accounts"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name" ON "companies" USING btree ("channel_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_credit_code" ON "companies" USING btree ("channel_id","unified_credit_code") WHERE "companies"."unified_credit_code" <> '';--> statement-breakpoint
CREATE INDEX "companies_pinyin" ON "companies" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "companies_grams" ON "companies" USING gin ("grams") WITH (gin_pending_list_limit=262144);--> statement-breakpoint
CREATE INDEX "operations_created" ON "operations" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operations_unfinished" ON "operations" USING btree ("channel_id","kind","digest") WHERE "operations"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "operations_queue" ON "operations" USING btree ("created_at") WHERE "operations"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("channel_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");