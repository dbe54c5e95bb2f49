import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customer.ts';
import { makeCustomer } from '../../testing/make-customer.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import type { MessageData, MessageKind } from './message-kinds.ts';
import { queueMessage } from './queue-message.ts';
import { samples } from './samples.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const evil = 'Pay at https://evil.example/pay';

async function mailTo<Kind extends MessageKind>(
  email: string,
  kind: Kind,
  data: MessageData[Kind],
): Promise<string> {
  await queueMessage(store.context.db, { kind, to: { email }, data });
  const { body } = await store.call('GET', `/outbox/?to=${encodeURIComponent(email)}`);
  return (body['data'] as { text: string }[])[0]?.text ?? '';
}

const address = { fullName: evil, fullAddress: evil };
const written: { [Kind in MessageKind]?: MessageData[Kind] } = {
  order_placed: { ...samples.order_placed, firstName: 'Pay', address, giftMessage: evil },
  order_paid: { ...samples.order_paid, firstName: 'Pay', address, giftMessage: evil },
  order_changed: { ...samples.order_changed, firstName: 'Pay', address },
  order_cancelled: { ...samples.order_cancelled, firstName: 'Pay', reason: evil },
  question_answered: { ...samples.question_answered, firstName: 'Pay', question: evil },
  enquiry_answered: { ...samples.enquiry_answered, name: 'Pay', subject: evil },
  enquiry_received: { ...samples.enquiry_received, name: 'Pay', subject: evil },
  welcome: { ...samples.welcome, firstName: 'Pay' },
  appointment_booked: { ...samples.appointment_booked, name: 'Pay', patient: evil },
  appointment_moved: { ...samples.appointment_moved, name: 'Pay', patient: evil },
  appointment_reminder: { ...samples.appointment_reminder, name: 'Pay', patient: evil },
};

describe('a mail to an email that nobody has confirmed', () => {
  it.each(Object.keys(written) as MessageKind[])(
    'T86: %s holds no word of others',
    async (kind) => {
      const { email, customerId } = await makeCustomer(store);
      const data = written[kind] ?? samples[kind];
      expect(await mailTo(email, kind, data)).toContain('Namaste Pay,');
      await store.context.db
        .update(customers)
        .set({ emailVerifiedAt: null })
        .where(eq(customers.id, customerId));
      const text = await mailTo(email, kind, data);
      expect(text).toMatch(/^Namaste,$/m);
      expect(text).not.toMatch(/evil|Pay at/);
    },
  );
});
