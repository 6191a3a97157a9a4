CREATE TABLE "live_recordings" (
	"channel_id" uuid NOT NULL,
	"live_id" uuid NOT NULL,
	"file" text NOT NULL,
	"told_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_waiting" boolean DEFAULT true NOT NULL,
	"upload_id" uuid,
	CONSTRAINT "live_recordings_channel_id_live_id_file_pk" PRIMARY KEY("channel_id","live_id","file")
);
--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "streamed_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_channel_id_live_id_lives_channel_id_id_fk" FOREIGN KEY ("channel_id","live_id") REFERENCES "public"."lives"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_recordings_waiting" ON "live_recordings" USING btree ("told_at") WHERE "live_recordings"."is_waiting";
--> statement-breakpoint
COMMENT ON COLUMN "tutors"."grams" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "courses"."grams" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "lives"."grams" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "notices"."grams" IS 'derived';--> statement-breakpoint
COMMENT ON COLUMN "files"."grams" IS 'derived';--> statement-breakpoint
-- Content that goes is open to nobody any more. Its kind has no foreign key, since it names one of several tables.
CREATE FUNCTION close_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_permissions p USING gone
    WHERE p.channel_id = gone.channel_id AND p.kind = TG_ARGV[0] AND p.content_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER close_content AFTER DELETE ON "courses" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION close_content('course');--> statement-breakpoint
CREATE TRIGGER close_content AFTER DELETE ON "lives" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION close_content('live');--> statement-breakpoint
CREATE TRIGGER close_content AFTER DELETE ON "files" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION close_content('file');--> statement-breakpoint
CREATE TRIGGER close_content AFTER DELETE ON "notices" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION close_content('notice');--> statement-breakpoint
DELETE FROM content_permissions p WHERE
  (kind = 'course' AND NOT EXISTS (SELECT FROM courses c WHERE c.channel_id = p.channel_id AND c.id = p.content_id)) OR
  (kind = 'live' AND NOT EXISTS (SELECT FROM lives c WHERE c.channel_id = p.channel_id AND c.id = p.content_id)) OR
  (kind = 'file' AND NOT EXISTS (SELECT FROM files c WHERE c.channel_id = p.channel_id AND c.id = p.content_id)) OR
  (kind = 'notice' AND NOT EXISTS (SELECT FROM notices c WHERE c.channel_id = p.channel_id AND c.id = p.content_id));
