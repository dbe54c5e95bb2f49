CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_price_idx";--> statement-breakpoint
DROP INDEX "products_level_1_price_idx";--> statement-breakpoint
DROP INDEX "products_level_2_price_idx";--> statement-breakpoint
DROP INDEX "products_level_3_price_idx";--> statement-breakpoint
DROP INDEX "products_shelf_idx";--> statement-breakpoint
DROP INDEX "products_brand_price_idx";--> statement-breakpoint
DROP INDEX "products_form_price_idx";--> statement-breakpoint
DROP INDEX "products_search_text_idx";--> statement-breakpoint
ALTER TABLE "search_misses" ALTER COLUMN "times" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_available" boolean GENERATED ALWAYS AS (stock is null or stock > 0) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_misses" ADD COLUMN "found" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_misses" ADD COLUMN "opened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_trigrams_idx" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_columns_idx" ON "products" USING btree ("id","price","is_available","brand_id","form_id","category_id","public_from","updated_at") WHERE is_on_sale and 33 = any(websites);--> statement-breakpoint
CREATE INDEX "products_brand_idx" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_form_idx" ON "products" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_reviewed_idx" ON "products" USING btree ("id") WHERE "products"."rating_count" >= 4;--> statement-breakpoint
CREATE INDEX "search_misses_last_idx" ON "search_misses" USING btree ("last_at");--> statement-breakpoint
INSERT INTO "search_words" SELECT DISTINCT "word" FROM "products", unnest(tsvector_to_array("search_vector")) AS "word" WHERE length("word") BETWEEN 3 AND 40 AND "word" !~ '[0-9]' ON CONFLICT DO NOTHING;
