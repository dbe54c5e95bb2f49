import { isNotNull } from 'drizzle-orm';
import type { TestedLot } from '../../../contract/product-lot.ts';
import { demoLots } from '../../db/demo/catalogue.ts';
import { keptFiles } from '../../db/schema/file.ts';
import { productLots } from '../../db/schema/product-parts.ts';
import { waitingJobs, takeJobs } from '../../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { drawDemoReports } from './draw-demo-reports.ts';
import { removeDemo } from './remove-demo.ts';

const reportedLots = demoLots.filter(({ report }) => report);

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const reports = async () => {
  const rows = await store.context.db
    .select({ name: productLots.report, bytes: productLots.reportBytes })
    .from(productLots)
    .where(isNotNull(productLots.report));
  return rows.map(({ name, bytes }) => ({ name, bytes: bytes ?? 0 }));
};

async function lotsOf(id: number): Promise<TestedLot[]> {
  const { body } = await store.call('GET', `/web/single/product/${id}/`);
  return (body['data'] as { tested_lots: TestedLot[] }).tested_lots;
}

describe('the lots of the demo', () => {
  it('are shown at once, and a job draws their reports once', async () => {
    expect(await takeJobs(store, 'draw_demo_reports')).toEqual([{}]);
    expect(await lotsOf(1)).toMatchObject([{ number: 'TU-26-09B', report: null }]);
    const files = await store.context.db.$count(keptFiles);
    await drawDemoReports(store.context);
    const drawn = await reports();
    expect(drawn).toHaveLength(reportedLots.length);
    for (const { bytes } of drawn) expect(bytes).toBeLessThan(64 * 1024);
    const [lot] = await lotsOf(1);
    const answer = await store.app.request(lot?.report?.path ?? '', {
      headers: { 'company-id': '33' },
    });
    expect([answer.status, (await answer.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await waitingJobs(store, 'revalidate')).flatMap(({ tags }) => tags)).toContain(
      'product:1',
    );

    await drawDemoReports(store.context);
    expect(await reports()).toEqual(drawn);
    expect(await store.context.db.$count(keptFiles)).toBe(files + reportedLots.length);
  });

  it('go with the demo, and their reports too', async () => {
    const names = (await reports()).map(({ name }) => name);
    await removeDemo(store.context, undefined);
    expect(await store.context.db.$count(productLots)).toBe(0);
    const removed = (await waitingJobs(store, 'remove_file')).map(({ name }) => name);
    expect(removed.toSorted()).toEqual(names.toSorted());
    // A demo that is removed before its job runs leaves nothing to draw.
    await drawDemoReports(store.context);
    expect(await reports()).toEqual([]);
  });
});
