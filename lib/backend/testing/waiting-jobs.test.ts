import { addJob } from '../jobs/add-job.ts';
import {
  clearJobs,
  waitingJobs,
  jobTimes,
  lastPlanned,
  lastTags,
  plannedJobs,
  setLastPlanned,
  takeJobs,
} from './waiting-jobs.ts';
import { openTestStore, type TestStore } from './test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('sees what waits in the tables of this version of graphile-worker', async () => {
  const { db } = store.context;
  const at = new Date('2030-01-01T00:00:00Z');
  await clearJobs(store);
  await addJob(db, 'revalidate', { tags: ['first'] });
  await addJob(db, 'revalidate', { tags: ['last'] }, { at, key: 'kept' });
  await addJob(db, 'publish_post', { postId: 7 });

  expect(await waitingJobs(store, 'revalidate')).toEqual([{ tags: ['first'] }, { tags: ['last'] }]);
  expect((await plannedJobs(store, 'revalidate'))[1]).toEqual({
    payload: { tags: ['last'] },
    runAt: at,
    priority: 0,
  });
  expect(await lastTags(store)).toEqual(['last']);
  expect(await jobTimes(store, 'kept')).toEqual([at]);
  expect(await takeJobs(store, 'revalidate')).toEqual([{ tags: ['first'] }, { tags: ['last'] }]);
  expect(await waitingJobs(store, 'revalidate')).toEqual([]);
  expect(await waitingJobs(store, 'publish_post')).toEqual([{ postId: 7 }]);
  await clearJobs(store);
  expect(await waitingJobs(store, 'publish_post')).toEqual([]);

  await setLastPlanned(store, 'pay_back', at);
  expect(await lastPlanned(store, 'pay_back')).toEqual(at);
});
