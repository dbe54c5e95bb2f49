CREATE TABLE "removed_products" (
	"id" integer PRIMARY KEY NOT NULL,
	"replacement_id" integer,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_products" ADD CONSTRAINT "removed_products_replacement_id_products_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;