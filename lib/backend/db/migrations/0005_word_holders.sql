CREATE TABLE "search_holders" (
	"word" text NOT NULL,
	"chunk" integer NOT NULL,
	"holders" "bytea" NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search_vector_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "search_holders_key" ON "search_holders" USING btree ("word" text_pattern_ops,"chunk");--> statement-breakpoint
CREATE INDEX "search_holders_chunk_idx" ON "search_holders" USING btree ("chunk");--> statement-breakpoint
INSERT INTO "search_holders" ("word", "chunk", "holders") SELECT "lexeme", "id" / 1024, string_agg(int4send("id") || int4send(CASE WHEN 'A' = ANY("weights") THEN length("name") - length(replace("name", ' ', '')) + 1 ELSE 0 END), '' ORDER BY "id") FROM "products", unnest("search_vector") AS held("lexeme", "positions", "weights") GROUP BY 1, 2;
