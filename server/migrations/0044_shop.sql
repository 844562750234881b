CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"return_reason" text,
	"words" text
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"shipping" integer NOT NULL,
	"shipping_tax_rate" integer NOT NULL,
	"discount" integer,
	"promo_code_id" uuid,
	"promo_code" text,
	"taxes" jsonb NOT NULL,
	"total" integer NOT NULL,
	"address" jsonb NOT NULL,
	"billing_address" jsonb,
	"payment" text NOT NULL,
	"pay_until" timestamp (3) with time zone NOT NULL,
	"service" text NOT NULL,
	"delivery_from" date NOT NULL,
	"delivery_to" date NOT NULL,
	"tracking_number" text,
	"invoice_id" uuid,
	"credit_note_id" uuid,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"reverted_at" timestamp (3) with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"minimum" integer,
	"currency" text,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"total_uses" integer,
	"uses_per_person" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_take_something_off" CHECK (("promo_codes"."percent" IS NULL) <> ("promo_codes"."amount" IS NULL)),
	CONSTRAINT "promo_codes_in_a_currency" CHECK ("promo_codes"."currency" IS NOT NULL OR ("promo_codes"."amount" IS NULL AND "promo_codes"."minimum" IS NULL)),
	CONSTRAINT "promo_codes_used_in_bounds" CHECK ("promo_codes"."used" BETWEEN 0 AND coalesce("promo_codes"."total_uses", "promo_codes"."used"))
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"promo_code_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid,
	CONSTRAINT "promo_uses_promo_code_id_order_id_pk" PRIMARY KEY("promo_code_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","at","id");--> statement-breakpoint
CREATE INDEX "orders_by_person" ON "orders" USING btree ("user_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "promo_uses_by_person" ON "promo_uses" USING btree ("user_id","promo_code_id");