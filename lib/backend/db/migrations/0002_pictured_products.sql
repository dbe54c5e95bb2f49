ALTER TABLE "banners" ADD COLUMN "pictured_product_ids" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "home_sections" ADD COLUMN "layout" text;--> statement-breakpoint
ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_layout" CHECK ("home_sections"."layout" in ('story', 'seals', 'awards', 'papers', 'services'));