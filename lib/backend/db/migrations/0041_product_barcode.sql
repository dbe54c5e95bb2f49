ALTER TABLE "products" ADD COLUMN "barcode" text;--> statement-breakpoint
CREATE INDEX "products_barcode_idx" ON "products" USING btree ("barcode") WHERE "products"."barcode" is not null;