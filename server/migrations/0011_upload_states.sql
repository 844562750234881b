DROP INDEX "uploads_open_by_user";--> statement-breakpoint
UPDATE "uploads" SET "state" = CASE "state" WHEN 'awaiting' THEN 'pending' ELSE 'validated' END
  WHERE "state" IN ('awaiting', 'settled');--> statement-breakpoint
CREATE INDEX "uploads_open_by_user" ON "uploads" USING btree ("user_id") WHERE "uploads"."state" IN ('pending', 'validated');
