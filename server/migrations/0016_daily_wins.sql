CREATE TABLE "celebrated_milestones" (
	"user_id" uuid NOT NULL,
	"milestone" smallint NOT NULL,
	"celebrated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "celebrated_milestones_user_id_milestone_pk" PRIMARY KEY("user_id","milestone")
);
--> statement-breakpoint
CREATE TABLE "daily_win_pauses" (
	"user_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	CONSTRAINT "daily_win_pauses_user_id_from_date_pk" PRIMARY KEY("user_id","from_date")
);
--> statement-breakpoint
CREATE TABLE "daily_win_rules" (
	"user_id" uuid NOT NULL,
	"habit" text NOT NULL,
	"from_date" date NOT NULL,
	"text" text,
	CONSTRAINT "daily_win_rules_user_id_habit_from_date_pk" PRIMARY KEY("user_id","habit","from_date")
);
--> statement-breakpoint
CREATE TABLE "daily_wins" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"alarm" boolean DEFAULT false NOT NULL,
	"personal_fitness" boolean DEFAULT false NOT NULL,
	"purposeful_nutrition" boolean DEFAULT false NOT NULL,
	"no_distractions" boolean DEFAULT false NOT NULL,
	"personal_development" boolean DEFAULT false NOT NULL,
	"points" smallint GENERATED ALWAYS AS (alarm::int + personal_fitness::int + purposeful_nutrition::int + no_distractions::int + personal_development::int) STORED NOT NULL,
	"posted" boolean NOT NULL,
	"skipped" text,
	"filled_later" boolean DEFAULT false NOT NULL,
	CONSTRAINT "daily_wins_user_id_date_pk" PRIMARY KEY("user_id","date") INCLUDE ("alarm","personal_fitness","purposeful_nutrition","no_distractions","personal_development","points","posted","skipped","filled_later")
);
--> statement-breakpoint
CREATE TABLE "rest_weekdays" (
	"user_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"weekdays" text[] NOT NULL,
	CONSTRAINT "rest_weekdays_user_id_from_date_pk" PRIMARY KEY("user_id","from_date")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "day_start_hour" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "celebrated_milestones" ADD CONSTRAINT "celebrated_milestones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_win_pauses" ADD CONSTRAINT "daily_win_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_win_rules" ADD CONSTRAINT "daily_win_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_wins" ADD CONSTRAINT "daily_wins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_weekdays" ADD CONSTRAINT "rest_weekdays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;