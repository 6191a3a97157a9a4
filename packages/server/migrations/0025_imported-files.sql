ALTER TABLE "files" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "imported_by" uuid;--> statement-breakpoint
COMMENT ON COLUMN "files"."imported_by" IS 'derived';
