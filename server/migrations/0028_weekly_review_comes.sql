ALTER TABLE "weekly_reviews" ADD COLUMN "focus_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
-- Everybody's first review comes on Sunday by their own clocks, which from then on move it.
INSERT INTO "due" ("kind", "subject", "occurrence", "due_at", "attempt_at")
SELECT 'weekly_review', "people"."id", '', "moment"."at", "moment"."at"
FROM (
  SELECT "users"."id", coalesce("zones"."name", 'UTC') AS "zone"
  FROM "users" LEFT JOIN "pg_timezone_names" AS "zones" ON "zones"."name" = "users"."time_zone"
) AS "people"
CROSS JOIN LATERAL (
  SELECT (date_trunc('week', now() AT TIME ZONE "people"."zone") + interval '6 days 18 hours') AT TIME ZONE "people"."zone" AS "at"
) AS "moment"
ON CONFLICT DO NOTHING;
