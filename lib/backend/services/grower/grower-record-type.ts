import { inArray, sql } from 'drizzle-orm';
import type { GrowerInput, StaffGrower } from '../../../contract/staff-grower.ts';
import type { ServiceContext } from '../../context.ts';
import { growers } from '../../db/schema/grower.ts';
import { productLots } from '../../db/schema/product-parts.ts';
import { conflict } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { freeSlug } from '../content/free-slug.ts';
import type { Change, RecordType } from '../content/record-type.ts';
import { cleanDescription } from '../product/description-html.ts';

type GrowerRow = typeof growers.$inferSelect;

/** Record type of growers, unpublished ones included. */
export const growerRecordType: RecordType<GrowerRow, GrowerInput, StaffGrower> = {
  name: 'Grower',
  subject: 'grower',
  table: growers,
  searched: [growers.name, growers.farm, growers.place],
  sorts: { name: growers.name, place: growers.place, updated_at: growers.updatedAt },
  firstSort: 'name',
  toValues: async (context, input, before) => ({
    name: input.name,
    farm: input.farm,
    place: input.place,
    summary: input.summary,
    content: cleanDescription(input.content),
    picture: input.picture,
    pictureAlt: input.picture_alt,
    isPublished: input.is_published,
    ...(!before && {
      slug: await freeSlug(context, growers, input.name, undefined),
      updatedAt: context.now(),
    }),
  }),
  show: async (context, rows) => {
    const lots = await countLots(
      context,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      slug: row.slug,
      name: row.name,
      farm: row.farm,
      place: row.place,
      summary: row.summary,
      content: row.content,
      picture: row.picture,
      picture_alt: row.pictureAlt,
      is_published: row.isPublished,
      lots: lots.get(row.id) ?? 0,
      updated_at: row.updatedAt.toISOString(),
    }));
  },
  effectOf: ({ before, after }) => {
    const path = `/growers/${(after ?? before)?.slug}`;
    return {
      // The page of all growers opens with the first one that is published.
      tags: [
        'growers',
        path,
        ...(before?.isPublished === after?.isPublished ? [] : ['shop-profile']),
      ],
      paths: [path, '/growers'],
    };
  },
  picturesOf: ({ picture }) => [picture],
  checkRemoval: async (context, { id, name }) => {
    const lots = (await countLots(context, [id])).get(id) ?? 0;
    if (lots > 0) {
      throw conflict(
        `${name} has ${lots} ${lots === 1 ? 'lot' : 'lots'}. Hide the grower, or change ${lots === 1 ? 'that lot' : 'those lots'} first.`,
      );
    }
  },
  afterChange: renewProducts,
};

async function countLots(
  { db }: ServiceContext,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: productLots.growerId, lots: sql<number>`count(*)::int` })
    .from(productLots)
    .where(inArray(productLots.growerId, [...ids]))
    .groupBy(productLots.growerId);
  return new Map(rows.flatMap(({ id, lots }) => (id === null ? [] : [[id, lots] as const])));
}

/** Name and place stand on the pages of the products: their texts are cached by version. */
async function renewProducts({ db }: ServiceContext, { before, after }: Change<GrowerRow>) {
  if (!before || !after || isShownAlike(before, after)) return;
  const { rows } = await db.execute<{ id: number }>(sql`
    update products set version = version + 1
    where id in (select product_id from product_lots where grower_id = ${after.id})
    returning id`);
  if (rows.length === 0) return;
  await addJob(db, 'revalidate', { tags: ['lots', ...rows.map(({ id }) => `product:${id}`)] });
}

const isShownAlike = (one: GrowerRow, other: GrowerRow): boolean =>
  one.name === other.name &&
  one.farm === other.farm &&
  one.place === other.place &&
  one.isPublished === other.isPublished;
