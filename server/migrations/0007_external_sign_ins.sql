CREATE TABLE "external_sign_ins" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"locale" text NOT NULL,
	"time_zone" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "external_sign_ins_by_age" ON "external_sign_ins" USING btree ("begun_at");