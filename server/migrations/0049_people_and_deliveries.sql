CREATE TABLE "sign_up_rule" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"policy" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "sign_up_rule_only" CHECK ("sign_up_rule"."only")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text NOT NULL,
	"way" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"failure" text,
	CONSTRAINT "deliveries_user_id_way_id_pk" PRIMARY KEY("user_id","way","id")
);
--> statement-breakpoint
CREATE TABLE "console_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_by_organization";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewer_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_views" ADD CONSTRAINT "console_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_views" ADD CONSTRAINT "console_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_by_person" ON "deliveries" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "deliveries_by_age" ON "deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "console_views_by_user" ON "console_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "console_views_by_viewer" ON "console_views" USING btree ("viewer_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at","id") WHERE "users"."blocked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (to_tsvector('simple', translate(lower("first_name" || ' ' || "last_name" || ' ' || translate("email", '@.-_+', '     ')), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįłñńňòóôõöőřśšşţťùúûüūůűųýÿźżž', 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooorsssttuuuuuuuuyyzzz')));--> statement-breakpoint
CREATE INDEX "assessment_attempts_by_day" ON "assessment_attempts" USING brin ("completed_at");--> statement-breakpoint
CREATE INDEX "sessions_by_viewer" ON "sessions" USING btree ("viewer_id") WHERE "sessions"."viewer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "daily_wins_by_day" ON "daily_wins" USING brin ("date");--> statement-breakpoint
CREATE INDEX "goals_by_creation" ON "goals" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "orders_by_day" ON "orders" USING brin ("placed_at");--> statement-breakpoint
CREATE INDEX "users_by_organization" ON "users" USING btree ("organization_id","created_at","id");