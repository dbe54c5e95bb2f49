ALTER TABLE "price_schedules" ADD COLUMN "price_before" integer;--> statement-breakpoint
ALTER TABLE "price_schedules" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_schedules" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_schedules" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "price_schedules" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock_at" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "price_schedules_open_idx" ON "price_schedules" USING btree ("starts_at") WHERE "price_schedules"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "products_name_idx" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "products_stock_idx" ON "products" USING btree ("stock","id");--> statement-breakpoint
CREATE INDEX "products_sold_idx" ON "products" USING btree ("sold_count","id");--> statement-breakpoint
CREATE INDEX "products_sku_start_idx" ON "products" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_off_sale_idx" ON "products" USING btree ("id") WHERE not "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_unpictured_idx" ON "products" USING btree ("id") WHERE "products"."home_image" is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock" CHECK ("products"."low_stock_at" >= 0);--> statement-breakpoint
UPDATE "products" SET "home_image" = (
  SELECT i."path" FROM "product_images" i WHERE i."product_id" = "products"."id" ORDER BY i."position" LIMIT 1
) WHERE "home_image" IS NULL;
