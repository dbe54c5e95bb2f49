DROP INDEX "products_price_desc_idx";--> statement-breakpoint
DROP INDEX "products_price_idx";--> statement-breakpoint
DROP INDEX "products_level_1_price_idx";--> statement-breakpoint
DROP INDEX "products_level_2_price_idx";--> statement-breakpoint
DROP INDEX "products_level_3_price_idx";--> statement-breakpoint
ALTER TABLE "products" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', name), 'A') || to_tsvector('simple', search_text)) STORED;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE json;--> statement-breakpoint
CREATE INDEX "products_shelf_idx" ON "products" USING btree ("brand_id","form_id","category_level_1","category_level_2","category_level_3","public_from","id") WHERE is_on_sale and 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_launch_idx" ON "products" USING btree ("public_from") WHERE "products"."public_from" is not null;--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("price","id","public_from") WHERE is_on_sale and 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_level_1_price_idx" ON "products" USING btree ("category_level_1","price","id","public_from") WHERE is_on_sale and 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_level_2_price_idx" ON "products" USING btree ("category_level_2","price","id","public_from") WHERE is_on_sale and 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_level_3_price_idx" ON "products" USING btree ("category_level_3","price","id","public_from") WHERE is_on_sale and 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_search_vector_idx" ON "products" USING gin ("search_vector");