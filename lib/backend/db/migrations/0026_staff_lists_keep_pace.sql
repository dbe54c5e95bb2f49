DROP INDEX "products_updated_idx";--> statement-breakpoint
DROP INDEX "products_name_idx";--> statement-breakpoint
DROP INDEX "products_price_idx";--> statement-breakpoint
DROP INDEX "products_stock_idx";--> statement-breakpoint
DROP INDEX "products_sold_idx";--> statement-breakpoint
DROP INDEX "products_low_idx";--> statement-breakpoint
DROP INDEX "customers_search_idx";--> statement-breakpoint
DROP INDEX "orders_queue_idx";--> statement-breakpoint
DROP INDEX "orders_unpaid_idx";--> statement-breakpoint
DROP INDEX "orders_gift_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_low" boolean GENERATED ALWAYS AS (coalesce(stock > 0 and stock <= coalesce(low_stock_at, 5), false)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email || ' ' || mobile || ' ' || company)) STORED;--> statement-breakpoint
CREATE INDEX "products_desk_idx" ON "products" USING btree ("category_id","brand_id","price","name","updated_at","id") WHERE 33 = any(websites);--> statement-breakpoint
CREATE INDEX "customers_closed_idx" ON "customers" USING btree ("created_at","id") WHERE "customers"."deactivated_at" is not null;--> statement-breakpoint
CREATE INDEX "customers_staff_idx" ON "customers" USING btree ("id") WHERE "customers"."is_staff" or "customers"."is_superuser";--> statement-breakpoint
CREATE INDEX "payments_amount_idx" ON "payments" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "payments_status_idx" ON "payments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payments_other_idx" ON "payments" USING btree ("purpose","id") WHERE "payments"."purpose" <> 'order';--> statement-breakpoint
CREATE INDEX "payments_txn_start_idx" ON "payments" USING btree (lower("txn_id") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_reference_start_idx" ON "payments" USING btree (lower("provider_reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_link_start_idx" ON "payments" USING btree (lower("link_reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_email_start_idx" ON "payments" USING btree (lower("buyer" ->> 'email') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_updated_idx" ON "products" USING btree ("updated_at","id") WHERE 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_name_idx" ON "products" USING btree ("name","id") WHERE 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("price","id") WHERE 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_stock_idx" ON "products" USING btree ("stock","id") WHERE 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_sold_idx" ON "products" USING btree ("sold_count","id") WHERE 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_low_idx" ON "products" USING btree ("updated_at","id","name","price","stock","sold_count","brand_id","category_id") WHERE is_low and 33 = any(websites);--> statement-breakpoint
CREATE INDEX "customers_search_idx" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_queue_idx" ON "orders" USING btree ("status","is_priority" DESC NULLS LAST,"placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("is_priority" DESC NULLS LAST,"placed_at","id","status","is_gift") WHERE "orders"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "orders_gift_idx" ON "orders" USING btree ("is_priority" DESC NULLS LAST,"placed_at","id","status",(lower(shipping_address ->> 'city'))) WHERE "orders"."is_gift";