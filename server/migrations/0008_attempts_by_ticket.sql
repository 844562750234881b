CREATE TABLE "trusted_networks" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trusted_networks_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
-- safe since 1.0: the first release, nothing older serves the same database
ALTER TABLE "account_codes" RENAME COLUMN "tries" TO "attempts_from_asking_network";--> statement-breakpoint
-- safe since 1.0: the first release, nothing older serves the same database
ALTER TABLE "account_codes" RENAME COLUMN "tries_elsewhere" TO "attempts_from_other_networks";--> statement-breakpoint
-- safe since 1.0: the first release, nothing older serves the same database
ALTER TABLE "sign_ups" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
-- safe since 1.0: the first release, nothing older serves the same database
ALTER TABLE "sign_ups" RENAME COLUMN "blind_tries" TO "attempts_without_ticket";--> statement-breakpoint
ALTER TABLE "account_codes" DROP CONSTRAINT "account_codes_email_purpose_pk";--> statement-breakpoint
-- Codes live for ten minutes: who awaits one asks for another.
DELETE FROM "account_codes";--> statement-breakpoint
-- safe since 1.0: the first release, nothing older serves the same database
ALTER TABLE "account_codes" ADD COLUMN "ticket_hash" text PRIMARY KEY NOT NULL;--> statement-breakpoint
-- safe since 1.0: the first release, nothing older serves the same database
ALTER TABLE "account_codes" ADD COLUMN "attempts" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "trusted_networks" ADD CONSTRAINT "trusted_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trusted_networks_by_age" ON "trusted_networks" USING btree ("last_sign_in_at");--> statement-breakpoint
CREATE INDEX "account_codes_by_email" ON "account_codes" USING btree ("email","purpose");--> statement-breakpoint
-- Trust used to be kept as an exhausted limit, by a hash of the address and the network.
INSERT INTO "trusted_networks" ("user_id", "network", "last_sign_in_at")
SELECT "users"."id", split_part("rate_limits"."key", '@', 2), to_timestamp("expire" / 1000.0) - interval '30 days'
FROM "users"
JOIN "rate_limits" ON split_part("rate_limits"."key", '@', 1) = 'signedInFromNetwork:'
	|| rtrim(translate(encode(sha256(convert_to("email", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
DELETE FROM "rate_limits" WHERE "key" LIKE 'signedInFromNetwork:%';
