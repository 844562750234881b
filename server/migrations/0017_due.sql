CREATE TABLE "due" (
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"occurrence" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempt_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "due_subject_kind_occurrence_pk" PRIMARY KEY("subject","kind","occurrence")
);
--> statement-breakpoint
CREATE INDEX "due_by_attempt" ON "due" USING btree ("kind","attempt_at");--> statement-breakpoint
CREATE INDEX "due_failing" ON "due" USING btree ("attempt_at") WHERE "due"."failures" > 0;