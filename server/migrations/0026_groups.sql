CREATE TABLE "group_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"email" text NOT NULL,
	"inviter_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_invitations_once" UNIQUE("group_id","email")
);
--> statement-breakpoint
CREATE TABLE "group_links" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_links_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"share" boolean NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" uuid,
	"rules" text,
	"time_zone" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_links" ADD CONSTRAINT "group_links_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_invitations_newest" ON "group_invitations" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "group_invitations_by_email" ON "group_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "group_invitations_by_inviter" ON "group_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "group_invitations_by_expiry" ON "group_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "group_members_by_user" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_members_by_seniority" ON "group_members" USING btree ("group_id","joined_at","user_id");--> statement-breakpoint
CREATE INDEX "groups_by_admin" ON "groups" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "groups_by_image" ON "groups" USING btree ("image") WHERE "groups"."image" is not null;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_admin_is_member" FOREIGN KEY ("id","admin_id") REFERENCES "public"."group_members"("group_id","user_id") DEFERRABLE INITIALLY DEFERRED;
