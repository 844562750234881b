CREATE TABLE "account_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"progress" smallint NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"size" bigint,
	"files" integer,
	CONSTRAINT "account_exports_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "account_codes" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"asked_from" text NOT NULL,
	"tries" smallint NOT NULL,
	"tries_elsewhere" smallint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_codes_email_purpose_pk" PRIMARY KEY("email","purpose"),
	CONSTRAINT "account_codes_email_lower_case" CHECK ("account_codes"."email" = lower("account_codes"."email"))
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
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
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "reset_tickets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ticket_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reset_tickets_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"orgcode" text NOT NULL,
	"assigned_categories" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organizations_orgcode_unique" UNIQUE("orgcode"),
	CONSTRAINT "organizations_orgcode_upper_case" CHECK ("organizations"."orgcode" = upper("organizations"."orgcode"))
);
--> statement-breakpoint
CREATE TABLE "discarded_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer,
	"state" text NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"key" text,
	"stored_type" text,
	"stored_size" integer
);
--> statement-breakpoint
DROP INDEX "assessment_attempts_by_month";--> statement-breakpoint
DROP INDEX "assessment_attempts_by_time";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "image" SET DATA TYPE uuid USING "image"::uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "external_id_token" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tickets" ADD CONSTRAINT "reset_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_exports_by_expiry" ON "account_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_exports_by_touch" ON "account_exports" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "account_codes_by_age" ON "account_codes" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "external_identities_by_user" ON "external_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "external_sign_ins_by_age" ON "external_sign_ins" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "discarded_objects_by_due" ON "discarded_objects" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "files_by_user" ON "files" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "uploads_open_by_user" ON "uploads" USING btree ("user_id") WHERE "uploads"."state" IN ('awaiting', 'settled');--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_by_age" ON "uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_deletion" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_organization" ON "users" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "assessment_attempts_by_month" ON "assessment_attempts" USING btree ("user_id","category","month" DESC NULLS FIRST,"completed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessment_attempts_by_time" ON "assessment_attempts" USING btree ("user_id","completed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);