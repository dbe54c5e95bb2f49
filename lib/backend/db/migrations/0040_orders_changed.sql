ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_due" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_shipping_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "resolution" text;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "replacement_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replaces_id_orders_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_replacement_id_orders_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_replaces_idx" ON "orders" USING btree ("replaces_id") WHERE "orders"."replaces_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel" CHECK ("orders"."channel" in ('web', 'phone', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_balance" CHECK ("orders"."balance_due" between 0 and "orders"."payable" and ("orders"."balance_due" = 0 or "orders"."paid_at" is not null));--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_resolution" CHECK ("return_requests"."resolution" in ('refund', 'replacement'));