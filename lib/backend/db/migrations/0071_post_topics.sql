ALTER TABLE "posts" ADD COLUMN "topic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "author" text DEFAULT '' NOT NULL;