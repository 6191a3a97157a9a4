ALTER TABLE "courses" DROP CONSTRAINT "courses_channel_id_category_id_categories_channel_id_id_fk";
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_channel_id_category_id_categories_channel_id_id_fk";
--> statement-breakpoint
ALTER TABLE "lives" DROP CONSTRAINT "lives_channel_id_tutor_id_tutors_channel_id_id_fk";
--> statement-breakpoint
ALTER TABLE "lives" DROP CONSTRAINT "lives_channel_id_course_category_id_categories_channel_id_id_fk";
--> statement-breakpoint
ALTER TABLE "lives" DROP CONSTRAINT "lives_channel_id_course_id_courses_channel_id_id_fk";
--> statement-breakpoint
ALTER TABLE "tutors" DROP CONSTRAINT "tutors_channel_id_category_id_categories_channel_id_id_fk";
--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_channel_id_category_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","category_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_channel_id_category_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","category_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_channel_id_tutor_id_tutors_channel_id_id_fk" FOREIGN KEY ("channel_id","tutor_id") REFERENCES "public"."tutors"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_channel_id_course_category_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","course_category_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_channel_id_course_id_courses_channel_id_id_fk" FOREIGN KEY ("channel_id","course_id") REFERENCES "public"."courses"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_channel_id_category_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","category_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP TRIGGER close_content ON "courses";--> statement-breakpoint
DROP TRIGGER close_content ON "lives";--> statement-breakpoint
DROP TRIGGER close_content ON "files";--> statement-breakpoint
DROP TRIGGER close_content ON "notices";--> statement-breakpoint
DROP FUNCTION close_content();--> statement-breakpoint
-- A stable function is compared once a scan, as a subselect was, and one that the planner can estimate by.
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_policies WHERE schemaname = 'public' AND policyname = 'tenant' LOOP
    EXECUTE format(
      'ALTER POLICY tenant ON %I USING (%I = current_setting(''icss.channel_id'')::uuid)',
      name, CASE name WHEN 'channels' THEN 'id' ELSE 'channel_id' END);
  END LOOP;
END $$;
