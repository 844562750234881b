CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_item_files" (
	"item_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"caption" text NOT NULL,
	CONSTRAINT "collection_item_files_file_id_pk" PRIMARY KEY("file_id")
);
--> statement-breakpoint
CREATE TABLE "collection_item_links" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	CONSTRAINT "collection_item_links_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "collection_item_versions" (
	"item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"length" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_item_versions_item_id_version_pk" PRIMARY KEY("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "collection_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"collection_id" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"sort_title" text NOT NULL,
	"tags" text[] NOT NULL,
	"category_type" text,
	"trait_id" text,
	"background_id" text,
	"version" integer NOT NULL,
	"pinned" boolean NOT NULL,
	"content" jsonb,
	"text" text NOT NULL,
	"checklist" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_item_files" ADD CONSTRAINT "collection_item_files_item_id_collection_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."collection_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_item_files" ADD CONSTRAINT "collection_item_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_item_links" ADD CONSTRAINT "collection_item_links_from_id_collection_items_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."collection_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_item_links" ADD CONSTRAINT "collection_item_links_to_id_collection_items_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."collection_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_item_versions" ADD CONSTRAINT "collection_item_versions_item_id_collection_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."collection_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collections_by_user" ON "collections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "collection_item_files_by_item" ON "collection_item_files" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "collection_item_links_to" ON "collection_item_links" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "collection_items_edited" ON "collection_items" USING btree ("user_id","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "collection_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collection_items_created" ON "collection_items" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "collection_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collection_items_title" ON "collection_items" USING btree ("user_id","sort_title","id") WHERE "collection_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collection_items_in_collection" ON "collection_items" USING btree ("collection_id","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "collection_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collection_items_trash" ON "collection_items" USING btree ("user_id","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "collection_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "collection_items_purge" ON "collection_items" USING btree ("deleted_at") WHERE "collection_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "collection_items_words" ON "collection_items" USING gin ("words") WHERE "collection_items"."deleted_at" is null;