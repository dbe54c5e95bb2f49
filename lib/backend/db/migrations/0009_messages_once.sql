DROP INDEX "carts_abandoned_idx";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "content" jsonb;--> statement-breakpoint
CREATE INDEX "carts_abandoned_idx" ON "carts" USING btree ("updated_at") WHERE "carts"."closed_at" is null and "carts"."reminded_at" is null;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_once_key" UNIQUE("kind","key","channel");