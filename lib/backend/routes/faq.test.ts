import { eq } from 'drizzle-orm';
import * as calls from '../../contract/faq.ts';
import { faqs } from '../db/schema/content.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function groups() {
  const answer = await store.call('GET', '/faqs/');
  expect(answer.status).toBe(200);
  return (await calls.listFaqs.answer.validate(answer.body, { strict: true })).data;
}

describe('the questions', () => {
  it('come in their four groups, each with several', async () => {
    const all = await groups();
    expect(all.map(({ group }) => group)).toEqual(calls.faqGroups);
    for (const { faqs: own } of all) expect(own.length).toBeGreaterThan(3);
  });

  it('stand in the order that staff gave them', async () => {
    await store.context.db.insert(faqs).values({
      group: 'Order Related',
      position: -1,
      question: 'May I order by post?',
      answer: '<p>You may.</p>',
    });
    const orders = (await groups()).find(({ group }) => group === 'Order Related');
    expect(orders?.faqs[0]).toMatchObject({
      question: 'May I order by post?',
      answer: '<p>You may.</p>',
    });
  });

  it('leave out a group that has none', async () => {
    await store.context.db.delete(faqs).where(eq(faqs.group, 'Product Information'));
    expect((await groups()).map(({ group }) => group)).toEqual([
      'General Information',
      'Order Related',
      'Bulk Orders & Business Inquiry',
    ]);
  });
});
