import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { takeJobs } from '../testing/waiting-jobs.ts';
import { addRevalidation } from './add-revalidation.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

describe('the revalidation of many pages', () => {
  it('is split into jobs of 500 tags, each tag once', async () => {
    await takeJobs(store, 'revalidate');
    const tags = Array.from({ length: 1_001 }, (_, id) => `product:${id}`);
    await addRevalidation(store.context.db, [...tags, 'product:0']);
    const jobs = await takeJobs(store, 'revalidate');
    expect(jobs.map((job) => job.tags.length)).toEqual([500, 500, 1]);
    expect(jobs.flatMap((job) => job.tags)).toEqual(tags);
  });

  it('needs no job where there is nothing to say', async () => {
    await addRevalidation(store.context.db, []);
    expect(await takeJobs(store, 'revalidate')).toEqual([]);
  });
});
