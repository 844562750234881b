ALTER TABLE "chat_client_ids" DROP CONSTRAINT "chat_client_ids_group_id_groups_id_fk";
--> statement-breakpoint
ALTER TABLE "chat_logs" DROP CONSTRAINT "chat_logs_group_id_groups_id_fk";
--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_group_id_groups_id_fk";
--> statement-breakpoint
CREATE INDEX "chat_messages_of_type" ON "chat_messages" USING btree ("group_id","type","timetoken") WHERE type <> 'text' and deleted_at is null;