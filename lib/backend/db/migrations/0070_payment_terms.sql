ALTER TABLE "orders" DROP CONSTRAINT "orders_sum";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_parts";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prepaid_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "round_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sum" CHECK ("orders"."payable" = "orders"."total" - "orders"."discount" - "orders"."gift_voucher_amount" + "orders"."shipping" + "orders"."round_off" and "orders"."payable" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parts" CHECK ("orders"."total" > 0 and "orders"."discount" between 0 and "orders"."total" and "orders"."gift_voucher_amount" >= 0 and "orders"."shipping" >= 0 and "orders"."cash_fee" between 0 and "orders"."shipping" and "orders"."tax" >= 0 and "orders"."prepaid_discount" between 0 and "orders"."discount" and "orders"."round_off" between -50 and 50);