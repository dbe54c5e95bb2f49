import { and, eq, sql } from 'drizzle-orm';
import { generalAreas } from '../../contract/staff-area.ts';
import { listTeam } from '../../contract/staff-team.ts';
import { listAuditLog, type AuditEntry } from '../../contract/staff-audit-log.ts';
import { customers } from '../db/schema/customer.ts';
import { auditEntries, outboxMessages } from '../db/schema/running.ts';
import { joinTeam } from '../testing/join-team.ts';
import { makeProduct } from '../testing/make-product.ts';
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
const rights = { is_superuser: false, areas: ['orders' as const, 'leads' as const] };

async function auditLog(query = ''): Promise<AuditEntry[]> {
  const { body } = await call('GET', `/staff/trail/?${query}`);
  return (await listAuditLog.answer.validate(body, { strict: true })).data;
}

describe('the team', () => {
  it('takes in who accepts an invitation, with the areas that were given, and lets them go again', async () => {
    const shopper = await makeCustomer(store);
    const { token, customerId } = shopper;
    await joinTeam(store, owner.token, shopper, rights);
    const { body } = await call('GET', '/staff/team/');
    const { data } = await listTeam.answer.validate(body, { strict: true });
    expect(data.find(({ id }) => id === customerId)).toMatchObject({ areas: ['orders', 'leads'] });
    expect((await call('GET', '/staff/orders/', undefined, token)).status).toBe(200);
    expect((await call('GET', '/staff/products/', undefined, token)).status).toBe(403);
    await call('PATCH', `/staff/team/${customerId}/`, { ...rights, areas: ['catalogue'] });
    expect((await call('GET', '/staff/orders/', undefined, token)).status).toBe(403);
    expect((await call('GET', '/staff/products/', undefined, token)).status).toBe(200);
    await call('DELETE', `/staff/team/${customerId}/`);
    const mails = await store.context.db
      .select({ subject: outboxMessages.subject })
      .from(outboxMessages)
      .where(
        and(eq(outboxMessages.recipient, shopper.email), eq(outboxMessages.kind, 'staff_rights')),
      )
      .orderBy(outboxMessages.id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your permissions at SOSE have changed',
      'You’re no longer on the SOSE team',
    ]);
    expect((await call('GET', '/staff/me/', undefined, token)).status).toBe(403);
    expect((await auditLog(`subject=customer:${customerId}`)).map(({ action }) => action)).toEqual([
      'team.change',
      'team.change',
      'team.accept',
    ]);
  });

  it('T06: opens no area to whom the last one was taken, nor to an invitation without any', async () => {
    const shopper = await makeCustomer(store);
    const { token, customerId } = shopper;
    await joinTeam(store, owner.token, shopper, { ...rights, areas: [] });
    const areas = ['/staff/orders/', '/staff/products/', '/staff/customers/', '/staff/leads/'];
    const statuses = () =>
      Promise.all(areas.map(async (path) => (await call('GET', path, undefined, token)).status));
    expect(await statuses()).toEqual([403, 403, 403, 403]);
    expect((await call('GET', '/staff/me/', undefined, token)).status).toBe(200);
    await call('PATCH', `/staff/team/${customerId}/`, { ...rights, areas: generalAreas });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await call('PATCH', `/staff/team/${customerId}/`, { ...rights, areas: [] });
    expect(await statuses()).toEqual([403, 403, 403, 403]);
  });

  it('knows no area that there is not, and nobody who is none of it', async () => {
    const wrong = { ...rights, areas: ['till'], email: 'till@example.in' };
    expect((await call('POST', '/staff/team/invitations/', wrong)).status).toBe(400);
    expect((await call('PATCH', '/staff/team/999999/', rights)).status).toBe(404);
  });

  it('keeps an owner, also where two take each other’s rights at once', async () => {
    expect((await call('DELETE', `/staff/team/${owner.customerId}/`)).status).toBe(409);
    const second = await makeCustomer(store);
    await joinTeam(store, owner.token, second, { is_superuser: true, areas: [] });
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
    await joinTeam(store, owner.token, await makeCustomer(store), rights);
    const alter = (statement: string) =>
      store.context.db.execute(sql.raw(statement)).then(
        () => 'altered',
        (error: Error) => String(error.cause),
      );
    expect(await alter(`update audit_entries set action = 'x'`)).toContain('never altered');
    expect(await alter('delete from audit_entries')).toContain('never altered');
  });

  it('is found by who, what, when, and by words', async () => {
    const all = await auditLog(`staff=${owner.customerId}`);
    expect(all.length).toBeGreaterThan(0);
    expect(all[0]).toMatchObject({ staff_name: 'Jignesh Mehta', action: 'team.invite' });
    expect(await auditLog('search=team.')).toHaveLength((await auditLog('')).length);
    expect(await auditLog('search=%25')).toEqual([]);
    expect(await auditLog('from=2026-11-19')).toEqual([]);
    expect((await auditLog('to=2026-11-18')).length).toBe((await auditLog('')).length);
  });

  it('names whom and what it is about', async () => {
    const product = await makeProduct(store, { name: 'Named nettle' });
    const replacement = await makeProduct(store, { name: 'Heir of the nettle' });
    await call('PATCH', `/staff/products/${product.id}/`, {
      is_on_sale: false,
      replacement_id: replacement.id,
    });
    const [entry] = await auditLog(`subject=product:${product.id}`);
    expect(entry?.names).toEqual({
      [`product:${product.id}`]: 'Named nettle',
      [`product:${replacement.id}`]: 'Heir of the nettle',
    });
  });

  it('names a page with the name of the shop in its title', async () => {
    const { db } = store.context;
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into text_pages (slug, title, content, reviewed_at)
      values ('about-tested', 'About {shop}', '', now()) returning id`);
    const subject = `text_page:${rows[0]?.id}`;
    await db.insert(auditEntries).values({ action: 'text_page.change', subject });
    const [entry] = await auditLog(`subject=${subject}`);
    expect(entry?.names).toEqual({ [subject]: 'About SOSE' });
  });
});
