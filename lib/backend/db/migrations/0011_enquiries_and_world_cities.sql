CREATE TABLE "world_cities" (
	"state_id" integer PRIMARY KEY NOT NULL,
	"names" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_notes" ADD COLUMN "kind" text DEFAULT 'note' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "attachment_name" text;--> statement-breakpoint
ALTER TABLE "world_cities" ADD CONSTRAINT "world_cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_created_idx" ON "leads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_kind" CHECK ("lead_notes"."kind" in ('note', 'reply'));