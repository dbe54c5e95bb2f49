CREATE TABLE "catalogue_changes" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"product_ids" integer[],
	CONSTRAINT "catalogue_changes_kind_version_pk" PRIMARY KEY("kind","version"),
	CONSTRAINT "catalogue_changes_kind" CHECK ("catalogue_changes"."kind" in ('catalogue', 'offers'))
);
--> statement-breakpoint
DROP INDEX "products_columns_idx";--> statement-breakpoint
CREATE INDEX "products_columns_idx" ON "products" USING btree ("id","price","is_available","brand_id","form_id","category_id","public_from","updated_at","rating_sum","rating_count","sold_count") WHERE is_on_sale and 33 = any(websites);