CREATE TABLE "organization_figure_people" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "organization_figures" (
	"organization_id" uuid NOT NULL,
	"month" char(7) NOT NULL,
	"figure" text NOT NULL,
	"value" real,
	CONSTRAINT "organization_figures_organization_id_figure_month_pk" PRIMARY KEY("organization_id","figure","month")
);
--> statement-breakpoint
CREATE TABLE "report_appeals" (
	"report_id" uuid NOT NULL,
	"side" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "report_appeals_report_id_side_pk" PRIMARY KEY("report_id","side")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organization_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "code_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "file_type" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_reported_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "note_to_reporter" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "note_to_reported" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_figure_people" ADD CONSTRAINT "organization_figure_people_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_figure_people" ADD CONSTRAINT "organization_figure_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_figures" ADD CONSTRAINT "organization_figures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_figure_people_of" ON "organization_figure_people" USING btree ("organization_id","figure");--> statement-breakpoint
CREATE INDEX "organization_figure_people_by_user" ON "organization_figure_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_by_organization_address" ON "users" USING btree ("organization_id","email");--> statement-breakpoint
CREATE INDEX "organizations_by_name" ON "organizations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "reports_by_state" ON "reports" USING btree ("state","priority","id");--> statement-breakpoint
UPDATE "reports" SET "priority" = 0 WHERE "reason" IN ('self_harm', 'threat');
