ALTER TABLE "operation_changes" RENAME COLUMN "created_lines" TO "old_lines";--> statement-breakpoint
ALTER TABLE "operation_changes" RENAME COLUMN "created_ids" TO "old_ids";--> statement-breakpoint
ALTER TABLE "operation_changes" ADD COLUMN "created_lines" bytea NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "operation_changes" ADD COLUMN "created_ids" bytea NOT NULL DEFAULT '';--> statement-breakpoint
UPDATE "operation_changes" SET
  "created_lines" = coalesce((SELECT string_agg(int4send(line), '' ORDER BY at) FROM unnest("old_lines") WITH ORDINALITY AS lines(line, at)), ''),
  "created_ids" = coalesce((SELECT string_agg(uuid_send(id), '' ORDER BY at) FROM unnest("old_ids") WITH ORDINALITY AS ids(id, at)), '');--> statement-breakpoint
ALTER TABLE "operation_changes" ALTER COLUMN "created_lines" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "operation_changes" ALTER COLUMN "created_ids" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "operation_changes" ALTER COLUMN "created_lines" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "operation_changes" ALTER COLUMN "created_ids" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "operation_changes" DROP COLUMN "old_lines";--> statement-breakpoint
ALTER TABLE "operation_changes" DROP COLUMN "old_ids";
