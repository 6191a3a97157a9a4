CREATE TABLE "audit" (
	"channel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"action" text NOT NULL,
	"hash" text NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "audit_channel_id_seq_pk" PRIMARY KEY("channel_id","seq")
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"channel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_seals_channel_id_seq_pk" PRIMARY KEY("channel_id","seq")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"channel_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"answer" json,
	"problem" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_channel_id_account_id_key_pk" PRIMARY KEY("channel_id","account_id","key")
);
--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("channel_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
COMMENT ON COLUMN "accounts"."password_hash" IS 'secret';--> statement-breakpoint
COMMENT ON COLUMN "sessions"."hash" IS 'secret';--> statement-breakpoint
COMMENT ON COLUMN "courses"."password" IS 'secret';--> statement-breakpoint
COMMENT ON COLUMN "uploads"."token_hash" IS 'secret';--> statement-breakpoint
COMMENT ON COLUMN "companies"."grams" IS 'derived';--> statement-breakpoint
-- Notes a changed row for the audit record of its transaction. Columns commented as secret or derived are left out.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted int := coalesce(nullif(current_setting('icss.changed', true), ''), '0')::int + 1;
  hidden text[];
  before jsonb;
  after jsonb;
  whole jsonb;
BEGIN
  PERFORM set_config('icss.changed', noted::text, true);
  -- A call that changes very many rows says how many.
  IF noted > 200 THEN RETURN NULL; END IF;
  SELECT coalesce(array_agg(attname::text), '{}') INTO hidden FROM pg_attribute
    WHERE attrelid = TG_RELID AND attnum > 0 AND col_description(attrelid, attnum) IN ('secret', 'derived');
  IF TG_OP <> 'INSERT' THEN before := to_jsonb(OLD) - hidden; END IF;
  IF TG_OP <> 'DELETE' THEN after := to_jsonb(NEW) - hidden; END IF;
  whole := coalesce(after, before);
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(b.key, b.value), '{}'), coalesce(jsonb_object_agg(b.key, after -> b.key), '{}')
      INTO before, after FROM jsonb_each(before) b WHERE b.value IS DISTINCT FROM after -> b.key;
  END IF;
  PERFORM set_config('icss.changes', coalesce(current_setting('icss.changes', true), '') || jsonb_build_object(
    'of', TG_TABLE_NAME,
    'id', coalesce(whole ->> 'id', ''),
    'channelId', coalesce(whole ->> 'channel_id', whole ->> 'id'),
    'before', before,
    'after', after)::text || E'\n', true);
  RETURN NULL;
END $$;
