CREATE TABLE "chat_missed" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_to" bigint NOT NULL,
	CONSTRAINT "chat_missed_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chat_missed" ADD CONSTRAINT "chat_missed_of_member" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_of_all" ON "group_members" USING btree ("group_id") WHERE "group_members"."level" = 'all';