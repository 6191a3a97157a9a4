CREATE TABLE "grams_due" (
	"of" text PRIMARY KEY NOT NULL,
	"after_channel_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"after_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL
);--> statement-breakpoint
-- A server that runs makes their bigrams anew.
INSERT INTO "grams_due" ("of")
SELECT 'activities' WHERE EXISTS (SELECT FROM "activities") UNION ALL
SELECT 'business_cards' WHERE EXISTS (SELECT FROM "business_cards") UNION ALL
SELECT 'companies' WHERE EXISTS (SELECT FROM "companies") UNION ALL
SELECT 'courses' WHERE EXISTS (SELECT FROM "courses") UNION ALL
SELECT 'demands' WHERE EXISTS (SELECT FROM "demands") UNION ALL
SELECT 'files' WHERE EXISTS (SELECT FROM "files") UNION ALL
SELECT 'lives' WHERE EXISTS (SELECT FROM "lives") UNION ALL
SELECT 'meetings' WHERE EXISTS (SELECT FROM "meetings") UNION ALL
SELECT 'news' WHERE EXISTS (SELECT FROM "news") UNION ALL
SELECT 'notices' WHERE EXISTS (SELECT FROM "notices") UNION ALL
SELECT 'prizes' WHERE EXISTS (SELECT FROM "prizes") UNION ALL
SELECT 'resources' WHERE EXISTS (SELECT FROM "resources") UNION ALL
SELECT 'tutors' WHERE EXISTS (SELECT FROM "tutors");
