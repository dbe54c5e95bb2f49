import { eq, sql } from 'drizzle-orm';
import { cleanUp } from '../jobs/clean-up.ts';
import { sendMessage } from '../jobs/send-message.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { appointmentHealth } from '../db/schema/service.ts';
import { appointmentFixture, appointmentAt } from '../testing/appointment-fixture.ts';
import { liveSettings } from '../testing/live-settings.ts';
import { openMailServerStandIn, type MailServerStandIn } from '../testing/mail-server-stand-in.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let mailServer: MailServerStandIn;
beforeAll(async () => {
  mailServer = await openMailServerStandIn();
  store = await openTestStore({ ...liveSettings, SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await store.close();
  await mailServer.close();
});

it('the mail of a talk brings a file that calendars take in', async () => {
  const who = await makeCustomer(store);
  const start_datetime = appointmentAt('10:00');
  await appointmentFixture(store).booked(who, { start_datetime, email: who.email });
  const { db } = store.context;
  const [mail] = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, who.email));
  await sendMessage(store.context, { messageId: mail?.id ?? 0 });
  const [sent] = mailServer.mails;
  expect(sent?.to).toBe(who.email);
  expect(sent?.source).toMatch(/text\/calendar;[^]*method=PUBLISH[^]*filename=appointment\.ics/);
  const encoded = /filename=appointment\.ics[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(sent?.source ?? '');
  const file = Buffer.from(encoded?.[1] ?? '', 'base64').toString();
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART:20261124T043000Z/);
  expect(sent?.source).not.toMatch(/Secret sorrow|Hairfall/);
});

it('what was told goes three years after the last talk', async () => {
  const { db } = store.context;
  const who = await makeCustomer(store);
  const appointment = await appointmentFixture(store).booked(who, {
    start_datetime: appointmentAt('10:30'),
  });
  const isRetained = async () => {
    const ofAppointment = eq(appointmentHealth.appointmentId, appointment.id);
    return (await db.select().from(appointmentHealth).where(ofAppointment)).length === 1;
  };
  store.setNow(new Date('2029-11-24T10:00:00+05:30'));
  await cleanUp(store.context);
  expect(await isRetained()).toBe(true);
  store.setNow(new Date('2029-11-24T11:00:00+05:30'));
  await cleanUp(store.context);
  expect(await isRetained()).toBe(false);
  const { rows } = await db.execute(sql`select 1 from appointments where id = ${appointment.id}`);
  expect(rows).toHaveLength(1);
});
