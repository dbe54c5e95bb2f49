import { eq } from 'drizzle-orm';
import { getOwnData } from '../../contract/own-data.ts';
import * as calls from '../../contract/product-question.ts';
import * as staffCalls from '../../contract/staff-question.ts';
import { getTasks } from '../../contract/staff-today.ts';
import { customers } from '../db/schema/customer.ts';
import { productQuestions } from '../db/schema/product-question.ts';
import { auditEntries, outboxMessages } from '../db/schema/running.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['customers']));
});
afterAll(() => store.close());

const questionText = 'Is it ground with its skin?';
const ask = (who: { token?: string }, pid: unknown, question: unknown = questionText) =>
  store.call('POST', `/products/${pid}/questions/`, { ...who, body: { question } });

async function shown(pid: number, query = '') {
  const { status, body } = await store.call('GET', `/products/${pid}/questions/${query}`);
  expect(status).toBe(200);
  return calls.listProductQuestions.answer.validate(body, { strict: true });
}

async function listed(query: string) {
  const { body } = await store.call('GET', `/staff/questions/?${query}`, { token });
  return (await staffCalls.listStaffQuestions.answer.validate(body, { strict: true })).data;
}

async function askQuestion(question = questionText) {
  const product = await makeListedProduct(store);
  const who = await makeCustomer(store);
  expect((await ask(who, product.id, question)).status).toBe(201);
  const [row] = await store.context.db
    .select()
    .from(productQuestions)
    .where(eq(productQuestions.customerId, who.customerId));
  if (!row) throw new Error('There is no question');
  return { product, who, id: row.id };
}

it('is answered by email only where the account has one', async () => {
  const { id } = await makeListedProduct(store);
  const who = await makeCustomer(store);
  expect((await ask(who, id)).body['message']).toBe('Thank you! We’ll reply by email and here.');
  const { db } = store.context;
  await db.update(customers).set({ email: null }).where(eq(customers.id, who.customerId));
  expect((await ask(who, id)).body['message']).toBe('Thank you! We’ll reply here.');
});

const judge = (id: number, verb: string, body: object, by = token) =>
  store.call('POST', `/staff/questions/${id}/${verb}/`, { token: by, body });

async function judged(id: number, verb: string, body: object) {
  const answer = await judge(id, verb, body);
  expect(answer.status).toBe(200);
  return (await staffCalls.answerQuestion.answer.validate(answer.body, { strict: true })).data;
}

const waiting = async () => {
  const { body } = await store.call('GET', '/staff/tasks/', { token });
  const { data } = await getTasks.answer.validate(body, { strict: true });
  return data.find(({ name }) => name === 'questions_new')?.count ?? 0;
};

async function mailsTo({ customerId }: Shopper) {
  const { db } = store.context;
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  const mails = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, row?.email ?? ''));
  return mails.filter(({ kind }) => kind === 'question_answered');
}

describe('a question about a product', () => {
  it('waits for staff, and is published with the answer, which goes to the customer', async () => {
    const before = await waiting();
    const { product, who, id } = await askQuestion(`  ${questionText}\u0007 <b>Tell me</b>  `);
    expect(await waiting()).toBe(before + 1);
    expect(await shown(product.id)).toMatchObject({ count: 0, data: [] });
    const answered = await judged(id, 'answer', { answer: ' Yes.\r\nAll of it. ', version: 1 });
    expect(answered).toMatchObject({ answer: 'Yes.\nAll of it.', version: 2, refused_at: null });
    expect(await waiting()).toBe(before);
    const { data } = await shown(product.id);
    expect(data).toEqual([
      {
        id,
        name: 'Test',
        question: `${questionText} <b>Tell me</b>`,
        answer: 'Yes.\nAll of it.',
        answered_at: store.context.now().toISOString(),
      },
    ]);
    expect(await waitingJobs(store, 'revalidate')).toContainEqual({
      tags: [`product:${product.id}`],
    });
    const [mail, ...others] = await mailsTo(who);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('All of it.');
    expect(mail?.text).toContain(`/products/${product.id}/${product.slug}`);
  });

  it('is sent once by mail, also where the answer is corrected', async () => {
    const { product, who, id } = await askQuestion();
    await judged(id, 'answer', { answer: 'No.', version: 1 });
    await judged(id, 'answer', { answer: 'Yes.', version: 2 });
    expect((await shown(product.id)).data).toMatchObject([{ answer: 'Yes.' }]);
    expect(await mailsTo(who)).toHaveLength(1);
  });

  it('is answered by one of two who answer at once', async () => {
    const { id } = await askQuestion();
    const answers = await Promise.all(
      ['Yes.', 'No.'].map((answer) => judge(id, 'answer', { answer, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('leaves the shop where it is refused, and comes back with another answer', async () => {
    const { product, who, id } = await askQuestion();
    expect((await judge(id, 'refuse', { version: 1 })).status).toBe(400);
    const refused = await judged(id, 'refuse', { reason: 'Advertising', version: 1 });
    expect(refused.refused_reason).toBe('Advertising');
    expect(await mailsTo(who)).toEqual([]);
    await judged(id, 'answer', { answer: 'Yes.', version: 2 });
    expect(await shown(product.id)).toMatchObject({ count: 1 });
    await judged(id, 'refuse', { reason: 'Wrong', version: 3 });
    expect(await shown(product.id)).toMatchObject({ count: 0, data: [] });
    const audit = await store.context.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subject, `question:${id}`))
      .orderBy(auditEntries.id);
    expect(audit.map(({ action }) => action)).toEqual([
      ...['question.refuse', 'question.answer', 'question.refuse'],
    ]);
  });

  it('is listed for staff by state, words, product and customer', async () => {
    const { product, id } = await askQuestion('Does turmericoid stain the pan?');
    const found = async (state: string) =>
      (await listed(`search=turmericoid+stain&state=${state}`)).map((one) => one.id);
    expect([await found('new'), await found('published')]).toEqual([[id], []]);
    await judged(id, 'answer', { answer: 'Yes.', version: 1 });
    expect([await found('new'), await found('published')]).toEqual([[], [id]]);
    await judged(id, 'refuse', { reason: 'Twice', version: 2 });
    expect([await found('refused'), await found('published')]).toEqual([[id], []]);
    const [one] = await listed('search=turmericoid');
    expect(one?.product).toMatchObject({ id: product.id, name: product.name });
  });

  it('is one of three on the page, and of all on demand', async () => {
    const product = await makeListedProduct(store);
    for (const question of ['First of them?', 'Second one?', 'Third of them?', 'Fourth one?']) {
      const who = await makeCustomer(store);
      await ask(who, product.id, question);
      const [row] = await listed(`search=${encodeURIComponent(question)}&state=new`);
      store.setNow(new Date(store.context.now().getTime() + 1_000));
      await judged(row?.id ?? 0, 'answer', { answer: 'Yes.', version: 1 });
    }
    const first = await shown(product.id);
    expect(first.count).toBe(4);
    expect(first.data.map(({ question }) => question)).toEqual([
      ...['Fourth one?', 'Third of them?', 'Second one?'],
    ]);
    expect((await shown(product.id, '?limit=100')).data).toHaveLength(4);
    for (const limit of ['0', '101', 'x']) {
      const answer = await store.call('GET', `/products/${product.id}/questions/?limit=${limit}`);
      expect(answer.status).toBe(400);
    }
  });

  it.each([
    [''],
    ['   short   '],
    ['a'.repeat(501)],
    [null],
    [{ a: 1 }],
    ['\u0000'.repeat(20)],
    ['\u0007'.repeat(20)],
  ])('is refused as %j', async (question) => {
    const { id } = await makeListedProduct(store);
    expect((await ask(await makeCustomer(store), id, question)).status).toBe(400);
  });

  it('needs a product on sale and a customer', async () => {
    const who = await makeCustomer(store);
    const hidden = await makeListedProduct(store, { isOnSale: false });
    const elsewhere = await makeListedProduct(store, { websites: [1] });
    for (const id of [hidden.id, elsewhere.id, 2147483647, 'x', 0]) {
      expect((await ask(who, id)).status).toBe(404);
      expect((await store.call('GET', `/products/${id}/questions/`)).status).toBe(404);
    }
    const { id } = await makeListedProduct(store);
    expect((await ask({}, id)).status).toBe(401);
  });

  it('is kept once where the same is sent twice at once', async () => {
    const { id } = await makeListedProduct(store);
    const who = await makeCustomer(store);
    const answers = await Promise.all([ask(who, id), ask(who, id), ask(who, id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const mine = eq(productQuestions.customerId, who.customerId);
    expect(await store.context.db.$count(productQuestions, mine)).toBe(1);
  });

  it('is one of five an hour and ten a day by one customer', async () => {
    const { id } = await makeListedProduct(store);
    const who = await makeCustomer(store);
    const statuses = async (times: number) => {
      const answers: number[] = [];
      while (answers.length < times) answers.push((await ask(who, id)).status);
      return answers;
    };
    expect(await statuses(6)).toEqual([...Array<number>(5).fill(201), 429]);
    // The limiter's hour uses the machine's clock; its counters are deleted instead.
    await store.client.pool.query(`delete from rate_limits where key like 'question-hour:%'`);
    expect(await statuses(5)).toEqual(Array<number>(5).fill(201));
    await store.client.pool.query(`delete from rate_limits where key like 'question-hour:%'`);
    const last = await ask(who, id);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(80_000);
    const other = await ask(await makeCustomer(store), id);
    expect(other.status).toBe(201);
  });

  it('loses its name with the account, and goes where it was not published', async () => {
    const { product, who, id } = await askQuestion();
    await judged(id, 'answer', { answer: 'Yes.', version: 1 });
    await ask(who, product.id, 'And with its stalk too?');
    const own = await store.call('GET', '/user/data/', { token: who.token });
    const { data } = await getOwnData.answer.validate(own.body, { strict: true });
    expect(data.questions).toMatchObject([
      { question: questionText, answer: 'Yes.' },
      { question: 'And with its stalk too?', answer: '' },
    ]);
    await store.call('POST', '/user/deactivate/', { token: who.token });
    const rows = await store.context.db
      .select()
      .from(productQuestions)
      .where(eq(productQuestions.productId, product.id));
    expect(rows).toMatchObject([{ id, name: 'Former customer' }]);
    expect((await shown(product.id)).data).toMatchObject([{ name: 'Former customer' }]);
  });

  it('refuses staff of other areas, and what is not there', async () => {
    const { id } = await askQuestion();
    const other = await staffFixture(store, ['catalogue']);
    const body = { answer: 'Yes.', version: 1 };
    expect((await judge(id, 'answer', body, other.token)).status).toBe(403);
    expect((await judge(999_999, 'answer', body)).status).toBe(404);
    expect((await judge(id, 'answer', { answer: 'Yes.' })).status).toBe(400);
    expect((await judge(id, 'answer', { answer: 'a'.repeat(2_001), version: 1 })).status).toBe(400);
    expect((await judge(id, 'answer', { answer: '\u0007', version: 1 })).status).toBe(400);
  });
});
