CREATE TABLE "content_packs" (
	"version" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"archive_key" text NOT NULL,
	"size" integer NOT NULL,
	"is_installed" boolean NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "current_content_pack" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" text,
	"previous" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "current_content_pack_one_row" CHECK ("current_content_pack"."is_only")
);
--> statement-breakpoint
CREATE TABLE "rendered_public_pages" (
	"release" text NOT NULL,
	"texts" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "rendered_public_pages_release_texts_pk" PRIMARY KEY("release","texts")
);
--> statement-breakpoint
ALTER TABLE "current_content_pack" ADD CONSTRAINT "current_content_pack_version_content_packs_version_fk" FOREIGN KEY ("version") REFERENCES "public"."content_packs"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_content_pack" ADD CONSTRAINT "current_content_pack_previous_content_packs_version_fk" FOREIGN KEY ("previous") REFERENCES "public"."content_packs"("version") ON DELETE no action ON UPDATE no action;