DROP INDEX "customers_search_idx";--> statement-breakpoint
DROP INDEX "orders_search_idx";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customers_folded_idx" ON "customers" USING gin ((lower(regexp_replace(normalize(search_text, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_folded_idx" ON "orders" USING gin ((lower(regexp_replace(normalize(search_text, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'))) gin_trgm_ops);--> statement-breakpoint
-- Names saved before names were composed; one that would meet another stays.
UPDATE "brands" SET "name" = normalize("name", NFC) WHERE "name" IS NOT NFC NORMALIZED
  AND NOT EXISTS (SELECT FROM "brands" "other" WHERE "other"."name" = normalize("brands"."name", NFC));--> statement-breakpoint
UPDATE "tags" SET "name" = normalize("name", NFC) WHERE "name" IS NOT NFC NORMALIZED
  AND NOT EXISTS (SELECT FROM "tags" "other" WHERE "other"."name" = normalize("tags"."name", NFC));--> statement-breakpoint
UPDATE "product_forms" SET "name" = normalize("name", NFC) WHERE "name" IS NOT NFC NORMALIZED
  AND NOT EXISTS (SELECT FROM "product_forms" "other" WHERE "other"."name" = normalize("product_forms"."name", NFC));
