CREATE TABLE "item_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"goal_id" uuid,
	"milestone_id" uuid,
	"trait_id" text,
	"video_id" uuid,
	"moment_id" uuid,
	"group_id" uuid,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "item_attachments_once" UNIQUE NULLS NOT DISTINCT("item_id","goal_id","milestone_id","trait_id","moment_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "item_attachments" ADD CONSTRAINT "item_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attachments" ADD CONSTRAINT "item_attachments_item_id_collection_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."collection_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attachments" ADD CONSTRAINT "item_attachments_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attachments" ADD CONSTRAINT "item_attachments_milestone_id_goal_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."goal_milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attachments" ADD CONSTRAINT "item_attachments_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attachments" ADD CONSTRAINT "item_attachments_moment_id_video_bookmarks_id_fk" FOREIGN KEY ("moment_id") REFERENCES "public"."video_bookmarks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attachments" ADD CONSTRAINT "item_attachments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attachments" ADD CONSTRAINT "item_attachments_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_attachments_by_goal" ON "item_attachments" USING btree ("goal_id");--> statement-breakpoint
CREATE INDEX "item_attachments_by_milestone" ON "item_attachments" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "item_attachments_by_trait" ON "item_attachments" USING btree ("user_id","trait_id");--> statement-breakpoint
CREATE INDEX "item_attachments_by_video" ON "item_attachments" USING btree ("video_id","user_id");--> statement-breakpoint
CREATE INDEX "item_attachments_by_moment" ON "item_attachments" USING btree ("moment_id");--> statement-breakpoint
CREATE INDEX "item_attachments_by_group" ON "item_attachments" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "item_attachments_by_message" ON "item_attachments" USING btree ("message_id");