CREATE INDEX IF NOT EXISTS "cart_items_product_idx" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wishlist_items_product_idx" ON "wishlist_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "related_products_related_idx" ON "related_products" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stock_alerts_product_idx" ON "stock_alerts" USING btree ("product_id");