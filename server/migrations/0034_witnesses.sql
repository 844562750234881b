CREATE TABLE "goal_witnesses" (
	"milestone_id" uuid PRIMARY KEY NOT NULL,
	"goal_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goal_witnesses" ADD CONSTRAINT "goal_witnesses_milestone_id_goal_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."goal_milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_witnesses" ADD CONSTRAINT "goal_witnesses_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_witnesses" ADD CONSTRAINT "goal_witnesses_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_witnesses" ADD CONSTRAINT "goal_witnesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goal_witnesses_by_goal" ON "goal_witnesses" USING btree ("goal_id");--> statement-breakpoint
CREATE INDEX "goal_witnesses_by_group" ON "goal_witnesses" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "goal_witnesses_by_user" ON "goal_witnesses" USING btree ("user_id");