CREATE TABLE "viewed_graphs" (
	"user_id" uuid NOT NULL,
	"graph" text NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "viewed_graphs_user_id_graph_pk" PRIMARY KEY("user_id","graph")
);
--> statement-breakpoint
ALTER TABLE "viewed_graphs" ADD CONSTRAINT "viewed_graphs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;