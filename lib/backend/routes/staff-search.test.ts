import { eq, sql } from 'drizzle-orm';
import { containsText } from '../db/contains-text.ts';
import { customers } from '../db/schema/customer.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { makeGiftVoucher } from '../testing/make-gift-voucher.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  staff = await staffFixture(store);
  await fill();
});
afterAll(() => store.close());

const name = 'Zafrané Çelik';
const writings = ['Zafrané Çelik', 'zafrane celik', 'ZAFRANÉ ÇELIK', 'ｚafrane', '\u200bzafrané'];

/** One row of each list that is searched by name, written as another keyboard writes it. */
async function fill() {
  const { db } = store.context;
  const written = name.normalize('NFD');
  const { who, id, product } = await orderFixture(store).ordered();
  await db.execute(sql`update orders
    set shipping_address = jsonb_set(shipping_address, '{fullName}', to_jsonb(${written}::text))
    where id = ${id}`);
  await memberFixture(store).buy(who);
  await db
    .update(customers)
    .set({ firstName: written, lastName: '' })
    .where(eq(customers.id, who.customerId));
  const leads = leadFixture(store);
  await leads.sent('contact', leads.contact({ name: written }));
  await makeGiftVoucher(store, { receiverName: written });
  await db.execute(sql`insert into product_questions (product_id, name, question, asked_at)
    values (${product.id}, ${written}, 'Is it ground?', now())`);
  await db.execute(sql`insert into reviews (product_id, name, rating, text, published_at)
    values (${product.id}, ${written}, 5, '', now())`);
  for (const table of ['brands', 'tags', 'product_forms']) {
    await db.execute(sql`insert into ${sql.identifier(table)} (slug, name)
      values ('zafrane', ${written})`);
  }
  await db.execute(sql`insert into text_pages (slug, title, content, reviewed_at)
    values ('zafrane', ${written}, '', now())`);
}

const lists = [
  'orders',
  'customers',
  'members',
  'leads',
  'vouchers',
  'questions',
  'reviews',
  'brands',
  'tags',
  'forms',
  'text-pages',
];

describe.each(lists)('the search of %s', (list) => {
  it.each(writings)('finds a name written as %j', async (search) => {
    const { status, body } = await store.call(
      'GET',
      `/staff/${list}/?search=${encodeURIComponent(search)}`,
      { token: staff.token },
    );
    expect({ status, found: (body['data'] as unknown[] | undefined)?.length }).toEqual({
      status: 200,
      found: 1,
    });
  });
});

it.each(['orders', 'customers'])('%s are found by an index', async (table) => {
  const { rows } = await store.context.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ 'QUERY PLAN': string }>(sql`explain select id
      from ${sql.identifier(table)} where ${containsText(sql`search_text`, 'zafrane')}`);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_folded_idx`);
});
