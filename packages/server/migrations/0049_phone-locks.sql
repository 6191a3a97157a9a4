CREATE TABLE "lock_values" (
	"channel_id" uuid NOT NULL,
	"draw_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "lock_values_channel_id_draw_id_round_code_pk" PRIMARY KEY("channel_id","draw_id","round","code")
);
--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "lock" text;--> statement-breakpoint
ALTER TABLE "lock_values" ADD CONSTRAINT "lock_values_channel_id_draw_id_draws_channel_id_id_fk" FOREIGN KEY ("channel_id","draw_id") REFERENCES "public"."draws"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
COMMENT ON COLUMN "lock_values"."value" IS 'secret';
