DROP INDEX "files_created";--> statement-breakpoint
CREATE INDEX "courses_name" ON "courses" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "courses_updated" ON "courses" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "files_name" ON "files" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_size" ON "files" USING btree ("channel_id","size","id") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_type" ON "files" USING btree ("channel_id","type","id") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_deleted" ON "files" USING btree ("channel_id","created_at","id") WHERE "files"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "lives_name" ON "lives" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "notices_updated" ON "notices" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "tutors_name" ON "tutors" USING btree ("channel_id","name" collate "zh-Hans-x-icu","id");--> statement-breakpoint
CREATE INDEX "tutors_updated" ON "tutors" USING btree ("channel_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("channel_id","created_at","id") WHERE "files"."deleted_at" is null;