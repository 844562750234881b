CREATE TABLE "goal_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"goal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"data" jsonb NOT NULL,
	"viewed_on" date,
	CONSTRAINT "goal_history_one_view" UNIQUE("goal_id","actor_id","viewed_on")
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"reward" text,
	"image" uuid,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"habits" jsonb NOT NULL,
	"obstacle" text,
	"if_then" text,
	"source" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "goal_micro_goals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"goal_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"description" text NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "goal_milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"goal_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"due_date" date,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "goal_history" ADD CONSTRAINT "goal_history_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_history" ADD CONSTRAINT "goal_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_history" ADD CONSTRAINT "goal_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_micro_goals" ADD CONSTRAINT "goal_micro_goals_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_micro_goals" ADD CONSTRAINT "goal_micro_goals_milestone_id_goal_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."goal_milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_milestones" ADD CONSTRAINT "goal_milestones_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goal_history_by_goal" ON "goal_history" USING btree ("goal_id","id");--> statement-breakpoint
CREATE INDEX "goal_history_by_user" ON "goal_history" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "goal_history_by_actor" ON "goal_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "goals_newest" ON "goals" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "goals_deleted" ON "goals" USING btree ("deleted_at") WHERE "goals"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "goals_by_image" ON "goals" USING btree ("image") WHERE "goals"."image" is not null;--> statement-breakpoint
CREATE INDEX "goal_micro_goals_by_goal" ON "goal_micro_goals" USING btree ("goal_id");--> statement-breakpoint
CREATE INDEX "goal_micro_goals_by_milestone" ON "goal_micro_goals" USING btree ("milestone_id","position");--> statement-breakpoint
CREATE INDEX "goal_milestones_by_goal" ON "goal_milestones" USING btree ("goal_id","position");