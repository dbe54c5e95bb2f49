ALTER TABLE "api_keys" ADD COLUMN "per_minute" smallint DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_per_minute" CHECK ("api_keys"."per_minute" > 0);