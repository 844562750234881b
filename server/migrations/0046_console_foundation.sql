CREATE TABLE "step_up_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" smallint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "console_list_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"state" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"status" text NOT NULL,
	"rows" integer,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "console_saved_filters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "console_saved_filters_by_name" UNIQUE("user_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_small_details";--> statement-breakpoint
ALTER TABLE "step_up_codes" ADD CONSTRAINT "step_up_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_list_exports" ADD CONSTRAINT "console_list_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_saved_filters" ADD CONSTRAINT "console_saved_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_up_codes_by_age" ON "step_up_codes" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "console_list_exports_by_user" ON "console_list_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "console_list_exports_by_age" ON "console_list_exports" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","position");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor","position");--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","position");--> statement-breakpoint
-- safe since 1.0: the bound is wider than the one it replaces
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_small_details" CHECK (pg_column_size("audit_log"."details") <= 2000);