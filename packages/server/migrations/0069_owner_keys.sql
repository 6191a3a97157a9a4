ALTER TABLE "demands" ADD COLUMN "filer_key" text;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "filer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "owner_key" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "filer_key" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "filer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
COMMENT ON COLUMN "demands"."filer_key" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "employees"."owner_key" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "resources"."filer_key" IS 'derived';--> statement-breakpoint
-- Cards that are bound now, keyed as `ownerKeyOf` does, and what was filed from them.
INSERT INTO "server_secrets" ("name", "secret")
  SELECT 'card-owners', translate(rtrim(encode(sha256(convert_to(concat_ws(E'\n', gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8')), 'base64'), '='), '+/', '-_')
  WHERE EXISTS (SELECT FROM "employees" WHERE "bound")
  ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "employees" e
  SET "owner_key" = encode(sha256(convert_to(concat_ws(E'\n', s."secret", e."channel_id", e."id", e."phone"), 'UTF8')), 'hex')
  FROM "server_secrets" s WHERE s."name" = 'card-owners' AND e."bound";--> statement-breakpoint
UPDATE "resources" r SET "filer_key" = e."owner_key", "filer_name" = e."name"
  FROM "employees" e WHERE e."channel_id" = r."channel_id" AND e."id" = r."filer_id";--> statement-breakpoint
UPDATE "demands" d SET "filer_key" = e."owner_key", "filer_name" = e."name"
  FROM "employees" e WHERE e."channel_id" = d."channel_id" AND e."id" = d."filer_id";
