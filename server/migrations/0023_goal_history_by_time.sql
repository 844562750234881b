DROP INDEX "goal_history_by_goal";--> statement-breakpoint
DROP INDEX "goal_history_by_user";--> statement-breakpoint
CREATE INDEX "goal_history_by_goal" ON "goal_history" USING btree ("goal_id","at","id");--> statement-breakpoint
CREATE INDEX "goal_history_by_user" ON "goal_history" USING btree ("user_id","at","id");