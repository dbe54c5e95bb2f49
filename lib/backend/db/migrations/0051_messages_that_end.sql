DROP INDEX "outbox_messages_sent_idx";--> statement-breakpoint
DROP INDEX "outbox_messages_unsent_idx";--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_messages_created_idx" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_unsent_idx" ON "outbox_messages" USING btree ("id") WHERE "outbox_messages"."sent_at" is null and "outbox_messages"."given_up_at" is null;