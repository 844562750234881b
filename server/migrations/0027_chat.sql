CREATE TABLE "chat_client_ids" (
	"group_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"timetoken" bigint NOT NULL,
	CONSTRAINT "chat_client_ids_group_id_sender_id_client_id_pk" PRIMARY KEY("group_id","sender_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_logs" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL,
	"previous" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_marks" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_to" bigint NOT NULL,
	CONSTRAINT "chat_marks_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_mentions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "chat_mentions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"group_id" uuid NOT NULL,
	"timetoken" bigint NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"sender_id" uuid,
	"subject_id" uuid,
	"client_id" text,
	"body" text,
	"file_id" uuid,
	"goal_id" uuid,
	"reply_to" uuid,
	"data" jsonb,
	"pinned_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"taken_down" boolean DEFAULT false NOT NULL,
	"changed_at" bigint,
	CONSTRAINT "chat_messages_group_id_timetoken_pk" PRIMARY KEY("group_id","timetoken"),
	CONSTRAINT "chat_messages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "chat_reactions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_reactions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chat_client_ids" ADD CONSTRAINT "chat_client_ids_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_client_ids" ADD CONSTRAINT "chat_client_ids_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_logs" ADD CONSTRAINT "chat_logs_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_marks" ADD CONSTRAINT "chat_marks_of_member" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_client_ids_by_sender" ON "chat_client_ids" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "chat_client_ids_by_age" ON "chat_client_ids" USING btree ("timetoken");--> statement-breakpoint
CREATE INDEX "chat_mentions_by_user" ON "chat_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_changed" ON "chat_messages" USING btree ("group_id","changed_at") WHERE "chat_messages"."changed_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_counted" ON "chat_messages" USING btree ("group_id","timetoken","sender_id") WHERE type in ('text', 'image', 'audio', 'video', 'file', 'goalHistoryImage', 'five_wins') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "chat_messages_media" ON "chat_messages" USING btree ("group_id","timetoken") WHERE type in ('image', 'audio', 'video') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "chat_messages_files" ON "chat_messages" USING btree ("group_id","timetoken") WHERE type = 'file' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "chat_messages_links" ON "chat_messages" USING btree ("group_id","timetoken") WHERE body ~ 'https?://';--> statement-breakpoint
CREATE INDEX "chat_messages_pinned" ON "chat_messages" USING btree ("group_id","timetoken") WHERE "chat_messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_by_sender" ON "chat_messages" USING btree ("sender_id","group_id","timetoken");--> statement-breakpoint
CREATE INDEX "chat_messages_by_subject" ON "chat_messages" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_file" ON "chat_messages" USING btree ("file_id") WHERE "chat_messages"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_by_goal" ON "chat_messages" USING btree ("goal_id") WHERE "chat_messages"."goal_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin ((to_tsvector('simple', body) || array_to_tsvector(array[group_id::text]))) WHERE body is not null;--> statement-breakpoint
CREATE INDEX "chat_reactions_by_user" ON "chat_reactions" USING btree ("user_id");