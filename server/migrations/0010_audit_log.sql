CREATE TABLE "audit_log" (
	"position" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"actor" text,
	"subject" text,
	"object_kind" text,
	"object" text,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_hash_unique" UNIQUE("hash"),
	CONSTRAINT "audit_log_small_details" CHECK (pg_column_size("audit_log"."details") <= 500)
);
--> statement-breakpoint
CREATE TRIGGER audit_log_rows_immutable BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_immutable BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
