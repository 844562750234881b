ALTER TABLE "uploads" ADD COLUMN "is_for_library" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "video_modules" ADD COLUMN "overridden" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "overridden" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "video_views_unlisted" ON "video_views" USING btree ("user_id","day") WHERE not "video_views"."is_listed";