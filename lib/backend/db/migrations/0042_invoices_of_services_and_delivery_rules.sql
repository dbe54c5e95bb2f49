ALTER TABLE "orders" DROP CONSTRAINT "orders_parts";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_company" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_gstin" text;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "is_served" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "fee" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_issued_idx" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_customer_idx" ON "invoices" USING btree ("customer_id") WHERE "invoices"."customer_id" is not null;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_invoice_id_unique" UNIQUE("invoice_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_whose" CHECK (num_nonnulls("invoices"."order_id", "invoices"."customer_id") = 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parts" CHECK ("orders"."total" > 0 and "orders"."discount" between 0 and "orders"."total" and "orders"."gift_voucher_amount" >= 0 and "orders"."shipping" >= 0 and "orders"."cash_fee" between 0 and "orders"."shipping" and "orders"."tax" >= 0);--> statement-breakpoint
INSERT INTO "settings" ("name", "value") SELECT 'invoice_prefix', '"SOSE"'::jsonb WHERE EXISTS (SELECT FROM "invoices") ON CONFLICT DO NOTHING;
