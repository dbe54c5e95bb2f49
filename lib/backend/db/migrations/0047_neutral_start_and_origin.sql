ALTER TABLE "products" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "importer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "certificates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "text_pages" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "settings" SET "value" = "value" || '{"switched_off": []}' WHERE "name" = 'shop' AND NOT "value" ? 'switched_off';--> statement-breakpoint
UPDATE "products" SET "region" = "origin", "origin" = 'India' WHERE NOT EXISTS (SELECT FROM "countries" WHERE "name" = "products"."origin");
