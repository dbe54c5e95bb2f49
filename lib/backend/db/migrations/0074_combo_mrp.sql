-- No combo is sold above the MRP of its items: its own price and MRP fall with that.
CREATE OR REPLACE FUNCTION "follow_combo_items"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    SELECT array_agg("combo_id") INTO changed FROM (
      SELECT "combo_id" FROM "combo_items" WHERE "product_id" = NEW."id"
      UNION SELECT "product_id" FROM "combos" WHERE "product_id" = NEW."id") AS touched;
  ELSIF TG_TABLE_NAME = 'combos' THEN
    changed := ARRAY[NEW."product_id"];
  ELSIF TG_OP = 'DELETE' THEN
    changed := ARRAY[OLD."combo_id"];
  ELSE
    changed := ARRAY[NEW."combo_id"];
  END IF;
  IF changed IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('combos'));
  UPDATE "products" AS c
  SET "stock" = w."stock", "price" = w."price", "base_price" = w."base_price",
    "is_on_sale" = w."is_on_sale",
    "updated_at" = CASE
      WHEN (coalesce(c."stock", 1) > 0) = (coalesce(w."stock", 1) > 0)
        AND (c."price", c."base_price", c."is_on_sale") = (w."price", w."base_price", w."is_on_sale")
      THEN c."updated_at" ELSE now() END
  FROM (
    SELECT o."id",
      min(p."stock" / i."quantity") AS "stock",
      CASE WHEN k."percent_off" IS NULL THEN least(o."price", sum(p."base_price" * i."quantity"))::integer
        ELSE greatest(1, round(sum(p."price" * i."quantity") * (10000 - k."percent_off") / 10000.0))::integer
      END AS "price",
      CASE WHEN k."percent_off" IS NULL THEN least(o."base_price", sum(p."base_price" * i."quantity"))::integer
        ELSE sum(p."base_price" * i."quantity")::integer
      END AS "base_price",
      o."is_on_sale" AND bool_and(p."is_on_sale" AND p."websites" @> o."websites") AS "is_on_sale"
    FROM "combos" AS k
    JOIN "products" AS o ON o."id" = k."product_id"
    JOIN "combo_items" AS i ON i."combo_id" = k."product_id"
    JOIN "products" AS p ON p."id" = i."product_id"
    WHERE k."product_id" = ANY (changed)
    GROUP BY o."id", k."product_id"
    ORDER BY o."id") AS w
  WHERE c."id" = w."id"
    AND (c."stock", c."price", c."base_price", c."is_on_sale")
      IS DISTINCT FROM (w."stock", w."price", w."base_price", w."is_on_sale");
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Fires the trigger for combos with a price of their own, before a later migration alters the table.
UPDATE "combos" SET "percent_off" = NULL WHERE "percent_off" IS NULL;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
