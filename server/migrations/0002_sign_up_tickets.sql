CREATE TABLE "sign_ups" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"birth_date" date,
	"phone" text,
	"country" text,
	"sms_notification" boolean NOT NULL,
	"locale" text NOT NULL,
	"time_zone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint NOT NULL,
	"code_made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ups_email_lower_case" CHECK ("sign_ups"."email" = lower("sign_ups"."email"))
);
--> statement-breakpoint
DROP TABLE "one_time_codes" CASCADE;--> statement-breakpoint
CREATE INDEX "sign_ups_by_email" ON "sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_ups_by_age" ON "sign_ups" USING btree ("code_made_at");--> statement-breakpoint
-- Whoever has not proved the address signs up anew; without the column they would count as proved.
DELETE FROM "users" WHERE "email_verified_at" IS NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "email_verified_at";