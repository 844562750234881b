CREATE TABLE "module_acts" (
	"user_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "module_acts_user_id_module_id_pk" PRIMARY KEY("user_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "video_bookmarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"moment" integer,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_likes" (
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_likes_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "video_module_texts" (
	"module_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"act" text NOT NULL,
	"rule" jsonb,
	CONSTRAINT "video_module_texts_module_id_locale_pk" PRIMARY KEY("module_id","locale")
);
--> statement-breakpoint
CREATE TABLE "video_modules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"trait_id" text NOT NULL,
	"category_type" text NOT NULL,
	"bucket" text NOT NULL,
	"position" integer NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "video_modules_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "video_progress" (
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"played" jsonb NOT NULL,
	"progress" integer NOT NULL,
	"resume_at" integer NOT NULL,
	"is_marked" boolean NOT NULL,
	"credited_at" timestamp (3) with time zone NOT NULL,
	"has_bonus" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_progress_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "video_texts" (
	"video_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"captions" jsonb NOT NULL,
	"chapters" jsonb NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "video_texts_video_id_locale_pk" PRIMARY KEY("video_id","locale")
);
--> statement-breakpoint
CREATE TABLE "video_views" (
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	"is_listed" boolean NOT NULL,
	CONSTRAINT "video_views_user_id_video_id_day_pk" PRIMARY KEY("user_id","video_id","day")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"revision" text NOT NULL,
	"duration" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"poster" text NOT NULL,
	"poster_dark" text,
	"position" integer NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "videos_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "videos_in_modules" (
	"module_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "videos_in_modules_module_id_video_id_pk" PRIMARY KEY("module_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "watch_histories" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_kept" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "module_acts" ADD CONSTRAINT "module_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_acts" ADD CONSTRAINT "module_acts_module_id_video_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."video_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_bookmarks" ADD CONSTRAINT "video_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_bookmarks" ADD CONSTRAINT "video_bookmarks_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_likes" ADD CONSTRAINT "video_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_likes" ADD CONSTRAINT "video_likes_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_module_texts" ADD CONSTRAINT "video_module_texts_module_id_video_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."video_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_texts" ADD CONSTRAINT "video_texts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos_in_modules" ADD CONSTRAINT "videos_in_modules_module_id_video_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."video_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos_in_modules" ADD CONSTRAINT "videos_in_modules_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_histories" ADD CONSTRAINT "watch_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_acts_by_module" ON "module_acts" USING btree ("module_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_bookmarks_saved" ON "video_bookmarks" USING btree ("user_id","video_id") WHERE "video_bookmarks"."moment" is null;--> statement-breakpoint
CREATE INDEX "video_bookmarks_by_time" ON "video_bookmarks" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "video_bookmarks_by_video" ON "video_bookmarks" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "video_likes_by_time" ON "video_likes" USING btree ("user_id","liked_at");--> statement-breakpoint
CREATE INDEX "video_likes_by_video" ON "video_likes" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "video_modules_by_trait" ON "video_modules" USING btree ("trait_id","bucket","position");--> statement-breakpoint
CREATE INDEX "video_progress_by_time" ON "video_progress" USING btree ("user_id","updated_at","video_id");--> statement-breakpoint
CREATE INDEX "video_progress_by_video" ON "video_progress" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "video_texts_words" ON "video_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "video_views_by_time" ON "video_views" USING btree ("user_id","viewed_at","video_id") WHERE "video_views"."is_listed";--> statement-breakpoint
CREATE INDEX "video_views_by_video" ON "video_views" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "videos_in_order" ON "videos" USING btree ("position","id") WHERE "videos"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "videos_in_modules_by_video" ON "videos_in_modules" USING btree ("video_id");