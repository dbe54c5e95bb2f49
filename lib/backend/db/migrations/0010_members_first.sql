ALTER TABLE "products" ADD COLUMN "members_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_client_key_key" UNIQUE("customer_id","purpose","client_key");