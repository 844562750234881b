CREATE TABLE "chat_boards" (
	"group_id" uuid NOT NULL,
	"type" text NOT NULL,
	"to_date" date NOT NULL,
	CONSTRAINT "chat_boards_group_id_type_to_date_pk" PRIMARY KEY("group_id","type","to_date")
);
--> statement-breakpoint
CREATE TABLE "chat_five_wins" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "chat_five_wins_group_id_user_id_date_pk" PRIMARY KEY("group_id","user_id","date")
);
--> statement-breakpoint
ALTER TABLE "chat_boards" ADD CONSTRAINT "chat_boards_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_five_wins" ADD CONSTRAINT "chat_five_wins_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_five_wins" ADD CONSTRAINT "chat_five_wins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_five_wins_by_user" ON "chat_five_wins" USING btree ("user_id");