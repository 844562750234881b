CREATE TABLE "news_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"from" date NOT NULL,
	"until" date,
	"picture" text,
	"link" text,
	"texts" jsonb NOT NULL,
	"is_hidden" boolean NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_alerts_product_id_user_id_pk" PRIMARY KEY("product_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tax_tables" (
	"country" text PRIMARY KEY NOT NULL,
	"rates" jsonb,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_by_person" ON "stock_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_tracking" ON "orders" USING btree ("tracking_number") WHERE "orders"."tracking_number" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_recipient" ON "orders" USING btree (lower("address" ->> 'name') text_pattern_ops);