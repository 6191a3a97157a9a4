CREATE INDEX "audit_account" ON "audit" USING btree ("channel_id","account_id");--> statement-breakpoint
CREATE INDEX "desk_facts_participant" ON "desk_facts" USING btree ("channel_id","participant_id");--> statement-breakpoint
CREATE INDEX "employees_person" ON "employees" USING btree ("channel_id","phone");--> statement-breakpoint
CREATE INDEX "participants_person" ON "participants" USING btree ("channel_id","phone");--> statement-breakpoint
CREATE INDEX "sign_ups_person" ON "sign_ups" USING btree ("channel_id","phone");