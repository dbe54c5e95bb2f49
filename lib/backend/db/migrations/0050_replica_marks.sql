CREATE TABLE "replica_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
