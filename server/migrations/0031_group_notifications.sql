ALTER TABLE "group_members" ADD COLUMN "level" text DEFAULT 'mentions' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "muted_until" timestamp (3) with time zone;