CREATE TABLE "cheers" (
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "cheers_sender_id_date_receiver_id_kind_pk" PRIMARY KEY("sender_id","date","receiver_id","kind")
);
--> statement-breakpoint
ALTER TABLE "cheers" ADD CONSTRAINT "cheers_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheers" ADD CONSTRAINT "cheers_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cheers_by_receiver" ON "cheers" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "cheers_by_date" ON "cheers" USING btree ("date");