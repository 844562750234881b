CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secrets_fingerprint" text NOT NULL,
	"adopted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "installation_is_one_row" CHECK ("installation"."only")
);
