ALTER TABLE "products" ADD COLUMN "vaidya_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vaidya_name" text DEFAULT '' NOT NULL;