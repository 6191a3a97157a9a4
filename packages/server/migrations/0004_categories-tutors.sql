CREATE TABLE "categories" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "categories_channel_id_id_pk" PRIMARY KEY("channel_id","id"),
	CONSTRAINT "categories_name" UNIQUE("channel_id","kind","name")
);
--> statement-breakpoint
CREATE TABLE "tutors" (
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"category_id" uuid,
	"introduction" text NOT NULL,
	"avatar" text NOT NULL,
	"serial" integer NOT NULL,
	"status" text NOT NULL,
	"grams" bigint[] NOT NULL,
	CONSTRAINT "tutors_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_channel_id_parent_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","parent_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_channel_id_category_id_categories_channel_id_id_fk" FOREIGN KEY ("channel_id","category_id") REFERENCES "public"."categories"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("channel_id","parent_id") WHERE "categories"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "tutors_serial" ON "tutors" USING btree ("channel_id","serial","id");--> statement-breakpoint
CREATE INDEX "tutors_category" ON "tutors" USING btree ("channel_id","category_id");--> statement-breakpoint
CREATE INDEX "tutors_grams" ON "tutors" USING gin ("grams");