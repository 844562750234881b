CREATE TABLE "checkin_reminders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "silenced_notifications" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"silenced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "silenced_notifications_user_id_kind_cause_pk" PRIMARY KEY("user_id","kind","cause")
);
--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "checkin_reminders" ADD CONSTRAINT "checkin_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silenced_notifications" ADD CONSTRAINT "silenced_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null and "notifications"."is_listed";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_once" UNIQUE("user_id","kind","cause");--> statement-breakpoint
-- By 21:00 UTC the first day of the month has begun everywhere; from then on each person's own clocks are used.
INSERT INTO "due" ("kind", "subject", "occurrence", "due_at", "attempt_at")
SELECT 'new_assessment_month', "user_id", '', "at", "at"
FROM (SELECT DISTINCT "user_id" FROM "assessment_attempts") AS "people",
  (SELECT (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month 21 hours') AT TIME ZONE 'UTC' AS "at") AS "month"
ON CONFLICT DO NOTHING;
