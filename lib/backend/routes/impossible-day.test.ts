import { eq } from 'drizzle-orm';
import { customers } from '../db/schema/customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  const owner = await staffFixture(store);
  ({ token } = owner);
  await store.context.db
    .update(customers)
    .set({ isSuperuser: true })
    .where(eq(customers.id, owner.customerId));
});
afterAll(() => store.close());

const impossible = ['2026-02-31', '2026-13-01', '2025-02-29'];

describe('a day that the calendar does not have', () => {
  it.each([
    ['/staff/sales-report/?from=DAY&to=2026-12-31'],
    ['/staff/sales-report/?from=2026-01-01&to=DAY'],
    ['/staff/orders/?from=DAY'],
    ['/staff/orders/?to=DAY'],
    ['/staff/trail/?from=DAY'],
    ['/staff/trail/?to=DAY'],
    ['/staff/appointments/?from=DAY&to=2026-12-31'],
  ])('is refused: %s', async (path) => {
    const answers = await Promise.all(
      impossible.map((day) => store.call('GET', path.replace('DAY', day), { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it('is refused for a transfer of a courier', async () => {
    const body = { received: 100, paid_on: '2026-02-31', reference: 'UTR 1' };
    const answer = await store.call('POST', '/staff/remittances/1/', { token, body });
    expect([answer.status, Object.keys(answer.body['errors'] ?? {})]).toEqual([400, ['paid_on']]);
  });

  it('is refused for the review of a text', async () => {
    const { body } = await store.call('GET', '/staff/text-pages/', { token });
    const [text] = body['data'] as { id: number; version: number }[];
    const answer = await store.call('PATCH', `/staff/text-pages/${text?.id}/`, {
      token,
      body: { ...text, reviewed_at: '2026-02-31' },
    });
    expect([answer.status, Object.keys(answer.body['errors'] ?? {})]).toEqual([
      400,
      ['reviewed_at'],
    ]);
  });
});
