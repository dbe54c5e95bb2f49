ALTER TABLE "categories" ADD COLUMN "is_returnable" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_returnable" boolean;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_returnable" boolean DEFAULT true NOT NULL;