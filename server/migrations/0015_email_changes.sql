CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"new_code_hash" text NOT NULL,
	"current_code_hash" text NOT NULL,
	"attempts" smallint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_email_lower_case" CHECK ("email_changes"."email" = lower("email_changes"."email"))
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_by_age" ON "email_changes" USING btree ("made_at");