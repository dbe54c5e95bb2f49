import { sql, and, eq } from 'drizzle-orm';
import { keepDemoMarks, lastIds } from '../services/demo-data/demo-marks.ts';
import { learnWords } from '../search/engine.ts';
import type { Database, Transaction } from './client.ts';
import { products } from './schema/catalogue.ts';
import { customers } from './schema/customer.ts';
import { countries, cities, states } from './schema/place.ts';
import { seedAppointmentSlots, seedDeliveryZones, seedPlaces } from './seed/basics.ts';
import { seedTaxonomy } from './seed/catalogue.ts';
import { seedHome, seedPages } from './seed/content.ts';
import { seedLeads } from './seed/leads.ts';
import { seedOrders } from './seed/orders.ts';
import { seedPeople } from './seed/people.ts';
import { seedProducts, type SeededProduct } from './seed/products.ts';
import { seedReviews } from './seed/reviews.ts';
import { alignSequences, insertRows, requireValue, numbered } from './seed/rows.ts';
import { seedSearch } from './seed/search.ts';
import { seedStockBook } from './seed/stock.ts';
import { seedDemoTexts, seedMissingTemplates, seedTemplates } from './seed/texts.ts';
import { seedVouchers } from './seed/vouchers.ts';
import { seedWorld } from './seed/world.ts';
import { inTransaction } from './transaction.ts';
import {
  demoBrands,
  demoConcerns,
  demoGrowers,
  demoLots,
  demoProducts,
  demoVaidya,
} from './demo/catalogue.ts';
import { concerns } from './schema/concern.ts';
import { growers } from './schema/grower.ts';
import { addJob } from '../jobs/add-job.ts';
import { dayInIndia, inIndia } from '../../contract/india-clock.ts';
import { productLots } from './schema/product-parts.ts';
import { daysLater } from './seed/moments.ts';
import { redirects, stores } from './schema/content.ts';
import { demoStores } from './demo/content.ts';

/** Addresses that people guess, and the actual path of the page. */
const guesses: [from: string, to: string][] = [
  ['/business', '/bussiness'],
  ['/blog', '/blogs'],
  ['/journal', '/blogs'],
  ['/events', '/event'],
  ['/stores', '/store-locator'],
  ['/about', '/about-us'],
  ['/contact', '/contact-us'],
  ['/faqs', '/faq'],
  ['/elite', '/subscription-plans'],
  ['/terms', '/terms-and-conditions'],
  ['/privacy', '/privacy-policy'],
  ['/shipping', '/shipping-policy'],
  ['/returns', '/return-and-refund-policy'],
];

/** Fixed date, so that every store starts with the same rows. */
const createdAt = new Date(inIndia('2026-11-21'));

/** Seeds the default redirects; staff add further ones. */
async function seedRedirects(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    redirects,
    numbered(guesses.map(([fromPath, toPath]) => ({ fromPath, toPath, createdAt }))),
  );
}

/**
 * Key of the advisory lock, shared by all programs that may seed the same database at the same
 * time.
 */
const lockKey = 33_490_251;

/**
 * Seeds what every store needs: places, delivery zones, redirects, unpublished drafts of policies
 * and FAQ, and the synonyms and purposes of search. Runs in one transaction under an advisory lock.
 * If the store has countries, it was seeded before: then it only gets what older releases did not
 * have (cities of the world, words of search, drafts of pages), and the result is false.
 */
export async function seedBasics(db: Database, now: Date): Promise<boolean> {
  return withSeedLock(db, async (tx) => {
    if (await hasRows(tx, countries)) {
      await seedWorld(tx);
      await seedSearch(tx);
      await seedMissingTemplates(tx, now);
      return false;
    }
    await fillBasics(tx, now);
    return true;
  });
}

/**
 * Seeds the demo store on top of the basics, with dates relative to `now`: catalogue, people,
 * orders, pages. Does nothing and returns false if there are products or customers already.
 */
export async function seedDemo(db: Database, now: Date): Promise<boolean> {
  return withSeedLock(db, async (tx) => {
    if ((await hasRows(tx, products)) || (await hasRows(tx, customers))) return false;
    await fillDemo(tx, now);
    return true;
  });
}

/** Seeds basics and demo in one transaction if the database is empty; otherwise returns false. */
export async function seedWhenEmpty(db: Database, now: Date): Promise<boolean> {
  return withSeedLock(db, async (tx) => {
    if ((await hasRows(tx, countries)) || (await hasRows(tx, products))) return false;
    await fillBasics(tx, now);
    await fillDemo(tx, now);
    return true;
  });
}

/**
 * Seeds the demo data into a store that already has accounts, in the caller's transaction and under
 * the advisory lock.
 */
export async function seedDemoInto(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
  await fillDemo(tx, now);
}

async function withSeedLock(
  db: Database,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    return work(tx);
  });
}

async function hasRows(
  tx: Transaction,
  table: typeof countries | typeof products | typeof customers,
): Promise<boolean> {
  const [row] = await tx.select({ id: table.id }).from(table).limit(1);
  return row !== undefined;
}

async function fillBasics(tx: Transaction, now: Date): Promise<void> {
  await seedPlaces(tx);
  await seedDeliveryZones(tx);
  await seedRedirects(tx);
  await seedTemplates(tx, now);
  await alignSequences(tx);
  await seedWorld(tx);
  await seedSearch(tx);
}

async function fillDemo(tx: Transaction, now: Date): Promise<void> {
  const before = await lastIds({ db: tx });
  const context = { db: tx, now: () => now };
  // Marked first: orders are invoiced by the seller of the demo shop, not of a new one.
  await keepDemoMarks(context, before);
  const taxonomy = await seedTaxonomy(tx, now);
  const products = await seedProducts(tx, taxonomy, now);
  await seedLots(tx, products, now);
  await seedReviews(tx, taxonomy, products, now);
  const customerIds = await seedPeople(tx, now);
  await seedVouchers(tx, now);
  const orders = await seedOrders(tx, customerIds, products, now);
  await seedStockBook(tx, products, orders, now);
  await seedHome(tx, taxonomy, products, now);
  await seedConcerns(tx, products, now);
  await seedPages(tx, products, now);
  await seedDemoTexts(tx, now);
  await seedStores(tx, now);
  await seedAppointmentSlots(tx);
  await seedLeads(tx, now);
  // After the synonyms: words of texts are learned if a synonym has them.
  await learnWords(tx);
  await alignSequences(tx);
  await keepDemoMarks(context, before);
}

async function seedConcerns(
  tx: Transaction,
  products: Map<string, SeededProduct>,
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    concerns,
    numbered(demoConcerns).map(({ skus, ...concern }) => ({
      ...concern,
      signedBy: demoVaidya,
      productIds: skus.map((sku) => requireValue(products, sku, 'product').id),
      updatedAt: now,
    })),
  );
}

/**
 * Seeds growers and lots. A job draws the reports of the lots, so that the first start does not
 * wait for it.
 */
async function seedLots(
  tx: Transaction,
  products: Map<string, SeededProduct>,
  now: Date,
): Promise<void> {
  const rows = numbered(demoGrowers);
  await insertRows(
    tx,
    growers,
    rows.map((grower) => ({ ...grower, updatedAt: now })),
  );
  const growerIds = new Map(rows.map(({ slug, id }) => [slug, id]));
  const makers = new Map(demoBrands.map(({ slug, manufacturer }) => [slug, manufacturer]));
  const packedAt = new Map(
    demoProducts.map(({ sku, brand }) => [sku, requireValue(makers, brand, 'brand')]),
  );
  await insertRows(
    tx,
    productLots,
    demoLots.map((lot) => {
      const { sku, number, packedDaysAgo, months, grower, harvestMonth, report } = lot;
      const packed = daysLater(now, -packedDaysAgo);
      return {
        productId: requireValue(products, sku, 'product').id,
        number,
        growerId: grower === undefined ? null : requireValue(growerIds, grower, 'grower'),
        harvestedOn: harvestMonth === undefined ? null : lastHarvest(packed, harvestMonth),
        packedOn: dayInIndia(packed),
        packedAt: requireValue(packedAt, sku, 'product'),
        bestBefore: dayInIndia(monthsLater(packed, months)),
        laboratory: report?.laboratory ?? '',
        testedOn: report ? dayInIndia(daysLater(now, -report.daysAgo)) : null,
      };
    }),
  );
  await addJob(tx, 'draw_demo_reports', {});
}

/** The middle of the last month `month` (1 to 12) that is over before `packed`. */
function lastHarvest(packed: Date, month: number): string {
  const year = packed.getUTCFullYear() - (month > packed.getUTCMonth() ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}-15`;
}

function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

async function seedStores(tx: Transaction, now: Date): Promise<void> {
  const indianCities = await tx
    .select({ id: cities.id, city: cities.name, state: states.name })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .innerJoin(countries, and(eq(countries.id, states.countryId), eq(countries.code, 'IN')));
  const cityIds = new Map(indianCities.map(({ id, city, state }) => [`${city}, ${state}`, id]));

  await insertRows(
    tx,
    stores,
    numbered(demoStores).map(({ city, state, opens, closes, ...store }) => ({
      ...store,
      cityId: requireValue(cityIds, `${city}, ${state}`, 'city'),
      opensAt: opens,
      closesAt: closes,
      updatedAt: now,
    })),
  );
}
