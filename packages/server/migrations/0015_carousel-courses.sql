CREATE TABLE "carousel_courses" (
	"channel_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"course_id" uuid,
	"live_id" uuid,
	CONSTRAINT "carousel_courses_channel_id_place_pk" PRIMARY KEY("channel_id","place"),
	CONSTRAINT "carousel_courses_one" CHECK (num_nonnulls("carousel_courses"."course_id", "carousel_courses"."live_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "supplier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carousel_courses" ADD CONSTRAINT "carousel_courses_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carousel_courses" ADD CONSTRAINT "carousel_courses_channel_id_course_id_courses_channel_id_id_fk" FOREIGN KEY ("channel_id","course_id") REFERENCES "public"."courses"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carousel_courses" ADD CONSTRAINT "carousel_courses_channel_id_live_id_lives_channel_id_id_fk" FOREIGN KEY ("channel_id","live_id") REFERENCES "public"."lives"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carousel_courses_course" ON "carousel_courses" USING btree ("channel_id","course_id");--> statement-breakpoint
CREATE INDEX "carousel_courses_live" ON "carousel_courses" USING btree ("channel_id","live_id");