import { eq } from 'drizzle-orm';
import { getInvitation } from '../../contract/staff-invitation.ts';
import { listTeam, type TeamInvitation } from '../../contract/staff-team.ts';
import { staffInvitations } from '../db/schema/staff.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { testNow } from '../testing/clock.ts';
import { invite, joinTeam, mailedInvitation } from '../testing/join-team.ts';
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
beforeEach(() => store.setNow(testNow));

const rights = { is_superuser: false, areas: ['orders' as const] };
const day = 24 * 60 * 60 * 1000;
const later = (days: number) => store.setNow(new Date(testNow.getTime() + days * day));
const read = (code: string) => store.call('GET', `/user/staff-invitations/${code}/`);
const accept = (code: string, token?: string) =>
  store.call('POST', `/user/staff-invitations/${code}/accept/`, { ...(token && { token }) });
const byOwner = (method: string, path: string, body?: unknown) =>
  store.call(method, `/staff/team/${path}`, {
    token: owner.token,
    ...(body !== undefined && { body }),
  });
const isStaff = async (token: string) =>
  (await store.call('GET', '/staff/me/', { token })).status === 200;

async function waiting(email: string): Promise<TeamInvitation | undefined> {
  const { body } = await byOwner('GET', '');
  const { invitations } = await listTeam.answer.validate(body, { strict: true });
  return invitations.find((one) => one.email === email);
}

describe('an invitation to work in the shop', () => {
  it('T45: gives an account that merely carries the e-mail no rights', async () => {
    const squatter = await makeCustomer(store);
    const code = await invite(store, owner.token, squatter.email, rights);
    expect(await isStaff(squatter.token)).toBe(false);
    const team = await byOwner('GET', '');
    const { data } = await listTeam.answer.validate(team.body, { strict: true });
    expect(data.some(({ email }) => email === squatter.email)).toBe(false);
    expect((await accept(`${code}x`, squatter.token)).status).toBe(404);
    expect(await isStaff(squatter.token)).toBe(false);
  });

  it('is accepted once, by the account of its e-mail, and ends its other sessions', async () => {
    const [invited, stranger] = [await makeCustomer(store), await makeCustomer(store)];
    const elsewhere = await signInAs(store, invited.email);
    const code = await invite(store, owner.token, invited.email, rights);
    const shown = await getInvitation.answer.validate((await read(code)).body, { strict: true });
    expect(shown).toMatchObject({ email: invited.email, ...rights, invited_by: 'Jignesh Mehta' });
    expect((await accept(code)).status).toBe(401);
    expect((await accept(code, stranger.token)).status).toBe(403);
    expect(await isStaff(stranger.token)).toBe(false);
    const answers = await Promise.all([1, 2, 3].map(() => accept(code, invited.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await isStaff(invited.token)).toBe(true);
    const { status } = await store.call('GET', '/user/profile/', { token: elsewhere.token });
    expect(status).toBe(401);
    expect((await read(code)).status).toBe(404);
    expect(await waiting(invited.email)).toBeUndefined();
  });

  it('waits in the list until it is accepted, holds seven days, and keeps no more than a hash', async () => {
    const { email, token } = await makeCustomer(store);
    const code = await invite(store, owner.token, email, rights);
    expect(await waiting(email)).toMatchObject({ ...rights, is_expired: false });
    const saved = await store.context.db.select().from(staffInvitations);
    expect(JSON.stringify(saved)).not.toContain(code);
    later(7);
    expect(await waiting(email)).toMatchObject({ is_expired: true });
    expect((await read(code)).status).toBe(404);
    expect((await accept(code, token)).status).toBe(404);
    later(38);
    await cleanUp(store.context);
    expect(await store.context.db.select().from(staffInvitations)).toEqual([]);
    store.setNow(testNow);
    owner = await signInAs(store, 'owner@example.in');
  });

  it('is mailed again with another link, and taken back', async () => {
    const { email, token } = await makeCustomer(store);
    const first = await invite(store, owner.token, email, rights);
    const id = (await waiting(email))?.id;
    later(6);
    expect((await byOwner('POST', `invitations/${id}/resend/`)).status).toBe(200);
    const second = await mailedInvitation(store, email);
    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(404);
    later(12);
    expect((await read(second)).status).toBe(200);
    expect((await byOwner('DELETE', `invitations/${id}/`)).status).toBe(200);
    expect((await accept(second, token)).status).toBe(404);
    expect((await byOwner('DELETE', `invitations/${id}/`)).status).toBe(404);
    expect((await byOwner('POST', `invitations/${id}/resend/`)).status).toBe(404);
  });

  it('gives way to a later one to the same e-mail, and is none for who works here', async () => {
    const shopper = await makeCustomer(store);
    const first = await invite(store, owner.token, shopper.email, rights);
    const second = await invite(store, owner.token, shopper.email, { ...rights, areas: ['leads'] });
    expect((await read(first)).status).toBe(404);
    expect((await accept(second, shopper.token)).status).toBe(200);
    const again = await byOwner('POST', 'invitations/', { ...rights, email: shopper.email });
    expect([again.status, Object.keys(again.body['errors'] as object)]).toEqual([409, ['email']]);
  });

  it('has expired once the owner who sent it is none', async () => {
    const second = await makeCustomer(store);
    await joinTeam(store, owner.token, second, { is_superuser: true, areas: [] });
    const { email, token } = await makeCustomer(store);
    const code = await invite(store, second.token, email, { is_superuser: true, areas: [] });
    await byOwner('PATCH', `${second.customerId}/`, rights);
    expect((await accept(code, token)).status).toBe(404);
    expect(await isStaff(token)).toBe(false);
  });

  it('goes without an account to anybody whom owners name', async () => {
    const code = await invite(store, owner.token, 'new.hire@example.in', rights);
    expect((await read(code)).body).toMatchObject({ email: 'new.hire@example.in' });
    const rows = await store.context.db
      .select({ email: staffInvitations.email })
      .from(staffInvitations)
      .where(eq(staffInvitations.email, 'new.hire@example.in'));
    expect(rows).toHaveLength(1);
  });
});
