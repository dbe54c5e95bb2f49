CREATE TABLE "review_pictures" (
	"review_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"file" text NOT NULL,
	"thumbnail" text NOT NULL,
	CONSTRAINT "review_pictures_review_id_position_pk" PRIMARY KEY("review_id","position")
);
--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_pictures_file_idx" ON "review_pictures" USING btree ("file");--> statement-breakpoint
CREATE INDEX "review_pictures_thumbnail_idx" ON "review_pictures" USING btree ("thumbnail");--> statement-breakpoint
CREATE INDEX "reviews_updated_idx" ON "reviews" USING btree ("product_id","updated_at" DESC NULLS LAST);