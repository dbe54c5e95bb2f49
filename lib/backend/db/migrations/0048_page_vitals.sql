CREATE TABLE "page_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" smallint NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_vitals_day_page_vital_bucket_pk" PRIMARY KEY("day","page","vital","bucket"),
	CONSTRAINT "page_vitals_vital" CHECK ("page_vitals"."vital" in ('lcp', 'inp', 'cls'))
);
