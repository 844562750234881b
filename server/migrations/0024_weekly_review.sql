CREATE TABLE "weekly_review_times" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekday" text NOT NULL,
	"time" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_reviews" (
	"user_id" uuid NOT NULL,
	"week" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"goals" jsonb,
	"proposals" jsonb,
	"focus" jsonb,
	CONSTRAINT "weekly_reviews_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "weekly_review_times" ADD CONSTRAINT "weekly_review_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD CONSTRAINT "weekly_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;