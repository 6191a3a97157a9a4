DROP INDEX "reports_reporter";--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("channel_id","reporter_account","created_at");