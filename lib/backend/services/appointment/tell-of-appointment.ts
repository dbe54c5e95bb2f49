import { eq } from 'drizzle-orm';
import { normaliseMobile } from '../../../contract/rules.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { customers } from '../../db/schema/customer.ts';
import { queueMessage, type Recipient } from '../messages/queue-message.ts';
import { contactsUnderLimit } from '../messages/unproved-contacts.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { appointmentPath } from './appointment-path.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { calendarOf } from './calendar-of.ts';
import { changeUntil } from './change-obstacle.ts';
import { place } from './serialize.ts';

/* By mail wherever one lives, by SMS in India alone. */
function recipientOf({ email, mobile }: AppointmentRow): Recipient {
  const indian = normaliseMobile(mobile);
  return indian ? { email, mobile: indian } : { email };
}

const calendarFor = async (context: ServiceContext, row: AppointmentRow) =>
  calendarOf(context, row, (await readShop(context)).name);

const aboutOf = async (context: ServiceContext, row: AppointmentRow) => ({
  name: row.name,
  startsAt: row.startsAt,
  place,
  fee: row.fee,
  changeUntil: changeUntil(row),
  path: appointmentPath(row.id),
  calendar: await calendarFor(context, row),
});

async function customerOf(db: Queryable, { customerId }: AppointmentRow) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  return customer;
}

/** Says that it is booked, with a file for the calendar; once. */
export async function tellBooked(context: ServiceContext, row: AppointmentRow): Promise<void> {
  await queueMessage(context.db, {
    kind: 'appointment_booked',
    to: recipientOf(row),
    data: await aboutOf(context, row),
    key: row.id,
  });
}

/**
 * Says that it has another time, with a file that moves it in the calendar. Where the customer moves it,
 * contacts that the account has not proved hear of it ten times a day at most.
 */
export async function tellMoved(
  context: ServiceContext,
  row: AppointmentRow,
  before: Date,
  isByStore: boolean,
): Promise<void> {
  const { db } = context;
  const contacts = recipientOf(row);
  await queueMessage(db, {
    kind: 'appointment_moved',
    to: isByStore ? contacts : await contactsUnderLimit(db, contacts, await customerOf(db, row)),
    data: { ...(await aboutOf(context, row)), before },
  });
}

/** Says the day before that it is tomorrow; each time of a talk once. */
export async function tellReminder(context: ServiceContext, row: AppointmentRow): Promise<void> {
  await queueMessage(context.db, {
    kind: 'appointment_reminder',
    to: recipientOf(row),
    data: await aboutOf(context, row),
    key: `${row.id} ${row.startsAt.toISOString()}`,
  });
}

/** Says that it is cancelled, with a file that takes it out of the calendar; once. */
export async function tellCancelled(
  context: ServiceContext,
  row: AppointmentRow,
  isByStore: boolean,
): Promise<void> {
  const { name, startsAt } = row;
  await queueMessage(context.db, {
    kind: 'appointment_cancelled',
    to: recipientOf(row),
    data: { name, startsAt, isByStore, calendar: await calendarFor(context, row) },
    key: row.id,
  });
}
