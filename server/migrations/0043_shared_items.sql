CREATE TABLE "shared_item_files" (
	"message_id" uuid NOT NULL,
	"file_id" uuid PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"caption" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_items" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"item_id" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"background_id" text,
	"content" jsonb,
	"text" text NOT NULL,
	"blocks" jsonb,
	"is_cut" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "chat_messages_counted";--> statement-breakpoint
ALTER TABLE "shared_item_files" ADD CONSTRAINT "shared_item_files_message_id_shared_items_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."shared_items"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_item_files" ADD CONSTRAINT "shared_item_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_items" ADD CONSTRAINT "shared_items_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_items" ADD CONSTRAINT "shared_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_items" ADD CONSTRAINT "shared_items_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_items" ADD CONSTRAINT "shared_items_item_id_collection_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."collection_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_item_files_by_item" ON "shared_item_files" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "shared_items_by_user" ON "shared_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_items_by_group" ON "shared_items" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "shared_items_by_item" ON "shared_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "chat_messages_counted" ON "chat_messages" USING btree ("group_id","timetoken","sender_id") WHERE type in ('text', 'image', 'audio', 'video', 'file', 'goalHistoryImage', 'shared_item', 'five_wins') and deleted_at is null;