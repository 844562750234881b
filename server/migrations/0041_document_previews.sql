CREATE TABLE "collection_document_previews" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"is_readable" boolean NOT NULL,
	"blocks" jsonb NOT NULL,
	"is_cut" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_document_previews" ADD CONSTRAINT "collection_document_previews_item_id_collection_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."collection_items"("id") ON DELETE cascade ON UPDATE no action;