CREATE TABLE "reminder_occurrences" (
	"reminder_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"answer" text,
	CONSTRAINT "reminder_occurrences_reminder_id_due_at_pk" PRIMARY KEY("reminder_id","due_at")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"time" text NOT NULL,
	"weekdays" text[],
	"day" text,
	"channels" text[] NOT NULL,
	"image" uuid,
	"paused" boolean DEFAULT false NOT NULL,
	"time_zone" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"next_day" date,
	"next_at" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"handled_through" date,
	"skipped_through" date,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder_occurrences" ADD CONSTRAINT "reminder_occurrences_reminder_id_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_by_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_by_goal" ON "reminders" USING btree ("goal_id");--> statement-breakpoint
CREATE INDEX "reminders_by_image" ON "reminders" USING btree ("image") WHERE "reminders"."image" is not null;