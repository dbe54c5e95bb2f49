CREATE TABLE "kept_files" (
	"name" text PRIMARY KEY NOT NULL,
	"sender_kind" text NOT NULL,
	"customer_id" integer,
	"address" text,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_files_sender_kind" CHECK ("kept_files"."sender_kind" in ('staff', 'customer', 'stranger')),
	CONSTRAINT "kept_files_bytes" CHECK ("kept_files"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "kept_files" ADD CONSTRAINT "kept_files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_files_size_idx" ON "kept_files" USING btree ("sender_kind","bytes");--> statement-breakpoint
CREATE INDEX "kept_files_created_idx" ON "kept_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kept_files_customer_idx" ON "kept_files" USING btree ("customer_id") WHERE "kept_files"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "kept_files_address_idx" ON "kept_files" USING btree ("address") WHERE "kept_files"."address" is not null;