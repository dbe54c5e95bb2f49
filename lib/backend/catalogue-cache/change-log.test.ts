import { sql } from 'drizzle-orm';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { readCatalogueVersion } from './catalogue-version.ts';
import { logChange, readChanges } from './change-log.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const db = () => store.context.db;

async function sizes(): Promise<{ entries: number; bytes: number }> {
  const { rows } = await db().execute<{ entries: number; bytes: number }>(sql`
    select count(*)::integer as entries,
      coalesce(sum(pg_column_size(product_ids)), 0)::integer as bytes from catalogue_changes`);
  return rows[0] ?? { entries: 0, bytes: 0 };
}

describe('the log of catalogue changes', () => {
  it('tells which products have changed since a version, and which of them in their words', async () => {
    const from = await readCatalogueVersion(db());
    expect(await readChanges(db(), from)).toEqual({
      version: from,
      productIds: [],
      rewordedIds: [],
    });
    await logChange(db(), 'offers', [9, 3, 9]);
    await logChange(db(), 'catalogue', [5, 3]);
    const version = await readCatalogueVersion(db());
    expect(await readChanges(db(), from)).toEqual({
      version,
      productIds: [3, 5, 9],
      rewordedIds: [3, 5],
    });
    expect(await readChanges(db(), version)).toMatchObject({ version, productIds: [] });
  });

  it('says nothing of a transaction that was rolled back', async () => {
    const from = await readCatalogueVersion(db());
    const failed = db().transaction(async (tx) => {
      await logChange(tx, 'offers', [1]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await readChanges(db(), from)).toMatchObject({ version: from, productIds: [] });
  });

  it('has no gap where changes are made at the same time', async () => {
    const from = await readCatalogueVersion(db());
    const ids = Array.from({ length: 20 }, (_, at) => at + 1);
    await Promise.all(ids.map((id) => logChange(db(), id % 2 ? 'offers' : 'catalogue', [id])));
    expect((await readChanges(db(), from))?.productIds).toEqual(ids);
  });

  it('does not tell if everything has changed', async () => {
    const from = await readCatalogueVersion(db());
    await logChange(db(), 'catalogue', undefined);
    await logChange(db(), 'offers', [1]);
    expect(await readChanges(db(), from)).toBeUndefined();
  });

  it('stays small after imports of 100,000 products and thousands of small changes', async () => {
    const imported = Array.from({ length: 100_000 }, (_, at) => at * 7);
    const from = await readCatalogueVersion(db());
    await logChange(db(), 'offers', imported);
    expect((await readChanges(db(), from))?.productIds).toHaveLength(100_000);
    for (let round = 0; round < 3; round += 1) await logChange(db(), 'offers', imported);
    await logChange(db(), 'offers', [...imported, 1]);
    expect((await sizes()).bytes).toBeLessThan(1_000_000);
    expect(await readChanges(db(), from)).toBeUndefined();
    await db().execute(sql`
      insert into catalogue_changes (kind, version, product_ids)
      select 'offers', -g, '{1}' from generate_series(1, 3000) g`);
    for (let at = 0; at < 100; at += 1) await logChange(db(), 'offers', [at]);
    expect((await sizes()).entries).toBeLessThan(1_500);
  });
});
