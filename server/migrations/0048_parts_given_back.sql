CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"amount" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	"credit_note_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partial_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credits_part_of" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partial_refunds" ADD CONSTRAINT "partial_refunds_order_id_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payments"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_by_order" ON "order_refunds" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "partial_refunds_by_order" ON "partial_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "partial_refunds_state" ON "partial_refunds" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "invoices_credits_part_of" ON "invoices" USING btree ("credits_part_of") WHERE "invoices"."credits_part_of" is not null;
