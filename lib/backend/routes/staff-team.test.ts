import { eq, sql } from 'drizzle-orm';
import { listTeam } from '../../contract/staff-team.ts';
import { listTrail, type TrailEntry } from '../../contract/staff-trail.ts';
import { customers } from '../db/schema/customer.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let owner: SignedIn;
beforeAll(async () => {
  store = await openTestStore();
  owner = await signInAs(store, 'owner@example.in');
});
afterAll(() => store.close());

const call = (method: string, path: string, body?: unknown, token = owner.token) =>
  store.call(method, path, { token, ...(body !== undefined && { body }) });
const rights = { is_superuser: false, areas: ['orders', 'leads'] };

async function trail(query = ''): Promise<TrailEntry[]> {
  const { body } = await call('GET', `/staff/trail/?${query}`);
  return (await listTrail.answer.validate(body, { strict: true })).data;
}

describe('the team', () => {
  it('takes in who has an account, with the areas that were given, and lets them go again', async () => {
    const { token, customerId, email } = await makeCustomer(store);
    const added = await call('POST', '/staff/team/', { ...rights, email });
    const { data } = await listTeam.answer.validate(added.body, { strict: true });
    expect(data.find(({ id }) => id === customerId)).toMatchObject({ areas: ['orders', 'leads'] });
    expect((await call('GET', '/staff/orders/', undefined, token)).status).toBe(200);
    expect((await call('GET', '/staff/products/', undefined, token)).status).toBe(403);
    await call('PATCH', `/staff/team/${customerId}/`, { ...rights, areas: ['catalogue'] });
    expect((await call('GET', '/staff/orders/', undefined, token)).status).toBe(403);
    expect((await call('GET', '/staff/products/', undefined, token)).status).toBe(200);
    await call('DELETE', `/staff/team/${customerId}/`);
    expect((await call('GET', '/staff/me/', undefined, token)).status).toBe(403);
    expect((await trail(`subject=customer:${customerId}`)).map(({ action }) => action)).toEqual(
      Array(3).fill('team.change'),
    );
  });

  it('knows nobody without an account, and no area that there is not', async () => {
    const nobody = await call('POST', '/staff/team/', { ...rights, email: 'nobody@example.in' });
    expect([nobody.status, Object.keys(nobody.body['errors'] as object)]).toEqual([404, ['email']]);
    const { email } = await makeCustomer(store);
    const wrong = await call('POST', '/staff/team/', { ...rights, areas: ['till'], email });
    expect(wrong.status).toBe(400);
    expect((await call('PATCH', '/staff/team/999999/', rights)).status).toBe(404);
  });

  it('keeps an owner, also where two take each other’s rights at once', async () => {
    expect((await call('DELETE', `/staff/team/${owner.customerId}/`)).status).toBe(409);
    const second = await makeCustomer(store);
    await call('POST', '/staff/team/', { is_superuser: true, areas: [], email: second.email });
    const answers = await Promise.all([
      call('DELETE', `/staff/team/${second.customerId}/`),
      call('DELETE', `/staff/team/${owner.customerId}/`, undefined, second.token),
    ]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { rows } = await store.context.db.execute<{ n: number }>(
      sql`select count(*)::int as n from customers where is_superuser`,
    );
    expect(rows[0]?.n).toBe(1);
    await store.context.db
      .update(customers)
      .set({ isStaff: true, isSuperuser: true })
      .where(eq(customers.id, owner.customerId));
  });
});

describe('the trail', () => {
  it('is added to, and cannot be altered', async () => {
    const { email } = await makeCustomer(store);
    await call('POST', '/staff/team/', { ...rights, email });
    const alter = (statement: string) =>
      store.context.db.execute(sql.raw(statement)).then(
        () => 'altered',
        (error: Error) => String(error.cause),
      );
    expect(await alter(`update audit_entries set action = 'x'`)).toContain('never altered');
    expect(await alter('delete from audit_entries')).toContain('never altered');
  });

  it('is found by who, what, when, and by words', async () => {
    const all = await trail(`staff=${owner.customerId}`);
    expect(all.length).toBeGreaterThan(0);
    expect(all[0]).toMatchObject({ staff_name: 'Jignesh Mehta', action: 'team.change' });
    expect(await trail('search=team.change')).toHaveLength((await trail('')).length);
    expect(await trail('search=%25')).toEqual([]);
    expect(await trail('from=2026-11-19')).toEqual([]);
    expect((await trail('to=2026-11-18')).length).toBe((await trail('')).length);
  });
});
