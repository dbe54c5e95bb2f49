import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customer.ts';
import { auditEntries } from '../../db/schema/running.ts';
import { makeCustomer } from '../../testing/make-customer.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { makeOwner } from './make-owner.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const readAccount = async (id: number) =>
  (await store.context.db.select().from(customers).where(eq(customers.id, id)))[0];

const asIs = { isVouchedFor: false };

describe('an owner made from the command line', () => {
  it('has every right, and the audit log says so', async () => {
    const { customerId: id, email } = await makeCustomer(store);
    await makeOwner(store.context, ` ${email.toUpperCase()} `, asIs);
    expect(await readAccount(id)).toMatchObject({ isStaff: true, isSuperuser: true });
    const [entry] = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `customer:${id}`));
    expect(entry).toMatchObject({
      staffId: null,
      action: 'team.change',
      before: { isSuperuser: false },
      after: { isSuperuser: true },
    });
  });

  it('needs a confirmed email, or an operator who vouches for it', async () => {
    const { customerId: id, email } = await makeCustomer(store);
    await store.context.db
      .update(customers)
      .set({ emailVerifiedAt: null })
      .where(eq(customers.id, id));
    await expect(makeOwner(store.context, email, asIs)).rejects.toThrow('is not verified');
    expect(await readAccount(id)).toMatchObject({ isSuperuser: false });
    await makeOwner(store.context, email, { isVouchedFor: true });
    expect(await readAccount(id)).toMatchObject({
      isSuperuser: true,
      emailVerifiedAt: store.context.now(),
    });
  });

  it('needs an account that is open', async () => {
    await expect(makeOwner(store.context, 'nobody@example.in', asIs)).rejects.toThrow(
      'No account has the email nobody@example.in',
    );
    const { customerId: id, email } = await makeCustomer(store);
    await store.context.db
      .update(customers)
      .set({ deactivatedAt: new Date() })
      .where(eq(customers.id, id));
    await expect(makeOwner(store.context, email, asIs)).rejects.toThrow('is closed');
    expect(await readAccount(id)).toMatchObject({ isSuperuser: false });
  });
});
