DROP INDEX "customers_name_idx";--> statement-breakpoint
DROP INDEX "customers_created_idx";--> statement-breakpoint
CREATE INDEX "customers_name_idx" ON "customers" USING btree ("last_name","first_name","id","deactivated_at","is_staff","is_superuser","search_text");--> statement-breakpoint
CREATE INDEX "customers_created_idx" ON "customers" USING btree ("created_at","id","deactivated_at","is_staff","is_superuser");