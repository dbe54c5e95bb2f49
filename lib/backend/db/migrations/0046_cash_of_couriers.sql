ALTER TABLE "shipments" ADD COLUMN "cash_received" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "cash_paid_on" date;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "cash_reference" text;--> statement-breakpoint
CREATE INDEX "shipments_cash_idx" ON "shipments" USING btree ("delivered_at","id") WHERE "shipments"."cash_due" > 0 and "shipments"."status" = 'delivered';--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_cash_received" CHECK (("shipments"."cash_received" is null) = ("shipments"."cash_paid_on" is null) and ("shipments"."cash_received" is null) = ("shipments"."cash_reference" is null));--> statement-breakpoint
-- What was delivered before is not asked for again.
UPDATE "shipments" SET "cash_received" = "cash_due", "cash_paid_on" = coalesce("delivered_at", "moved_at")::date, "cash_reference" = 'Before cash was ticked off'
WHERE "status" = 'delivered' AND "cash_due" > 0;
