import { eq } from 'drizzle-orm';
import { normaliseMobile } from '../../../contract/rules.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { customers } from '../../db/schema/customer.ts';
import { queueMessage, type Recipient } from '../messages/queue-message.ts';
import { sayMoment } from '../messages/say.ts';
import { contactsUnderLimit } from '../messages/unproved-contacts.ts';
import { addNotice } from '../notice/list-notices.ts';
import { readersOf } from '../notice/readers-of.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { appointmentPath } from './appointment-path.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { calendarOf } from './calendar-of.ts';
import { changeUntil } from './change-obstacle.ts';
import { appointmentPlace } from './serialize.ts';

/* Mail for every country, SMS for Indian numbers only. */
function recipientOf({ email, mobile }: AppointmentRow): Recipient {
  const indian = normaliseMobile(mobile);
  return indian ? { email, mobile: indian } : { email };
}

const greetedName = ({ guardianName, name }: AppointmentRow) => guardianName ?? name;

async function aboutOf(context: ServiceContext, row: AppointmentRow) {
  const { name: shop, phone } = await readShop(context);
  const until = changeUntil(row);
  return {
    name: greetedName(row),
    patient: row.name,
    mobile: row.mobile,
    startsAt: row.startsAt,
    place: appointmentPlace,
    fee: row.fee,
    changeUntil: context.now() > until ? null : until,
    phone,
    path: appointmentPath(row.id),
    calendar: calendarOf(context, row, shop),
  };
}

async function findCustomer(db: Queryable, { customerId }: AppointmentRow) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  return customer;
}

type AppointmentTime = Pick<AppointmentRow, 'id' | 'startsAt'>;

const staffText = ({ id, startsAt }: AppointmentTime, what: 'booked' | 'moved' | 'cancelled') => ({
  title: what === 'booked' ? 'New appointment' : `Appointment ${what}`,
  body: what === 'moved' ? `New time: ${sayMoment(startsAt)}` : sayMoment(startsAt),
  path: `/dashboard/appointments/${id}`,
});

/** Tells staff what a customer did with an appointment, once. */
export async function tellStaffOfAppointment(
  context: Pick<ServiceContext, 'db' | 'now'>,
  row: AppointmentTime,
  what: 'booked' | 'moved' | 'cancelled',
): Promise<void> {
  const key = `${row.id} ${what} ${row.startsAt.toISOString()}`;
  await addNotice(context, { kind: 'appointment', key, ...staffText(row, what) });
}

/** Mails the vaidya what another member of staff did with an appointment. */
export async function tellVaidya(
  { db }: ServiceContext,
  staffId: number,
  row: AppointmentTime,
  what: 'moved' | 'cancelled',
): Promise<void> {
  for (const { id, email, mail, isVaidya } of await readersOf({ db }, 'appointment')) {
    if (!isVaidya || !mail || id === staffId) continue;
    await queueMessage(db, { kind: 'staff_notice', to: { email }, data: staffText(row, what) });
  }
}

/** Sends the booking message with a calendar file; once. */
export async function tellBooked(context: ServiceContext, row: AppointmentRow): Promise<void> {
  await queueMessage(context.db, {
    kind: 'appointment_booked',
    to: recipientOf(row),
    data: await aboutOf(context, row),
    key: row.id,
  });
  await tellStaffOfAppointment(context, row, 'booked');
}

/**
 * Sends the message about the new time with a calendar file that updates the entry. If the customer
 * moves it, unproved contacts of the account get at most ten messages a day.
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
    to: isByStore ? contacts : await contactsUnderLimit(db, contacts, await findCustomer(db, row)),
    data: { ...(await aboutOf(context, row)), before, isByStore },
  });
  if (!isByStore) await tellStaffOfAppointment(context, row, 'moved');
}

/** Sends the reminder on the day before; once for each time of an appointment. */
export async function tellReminder(context: ServiceContext, row: AppointmentRow): Promise<void> {
  await queueMessage(context.db, {
    kind: 'appointment_reminder',
    to: recipientOf(row),
    data: await aboutOf(context, row),
    key: `${row.id} ${row.startsAt.toISOString()}`,
  });
}

/** Sends the cancellation message with a calendar file that removes the entry; once. */
export async function tellCancelled(
  context: ServiceContext,
  row: AppointmentRow,
  isByStore: boolean,
  /** Time of the appointment that has become free with it. */
  freeNow: Date | null,
): Promise<void> {
  const shop = await readShop(context);
  await queueMessage(context.db, {
    kind: 'appointment_cancelled',
    to: recipientOf(row),
    data: {
      name: greetedName(row),
      startsAt: row.startsAt,
      isByStore,
      freeNow,
      calendar: calendarOf(context, row, shop.name),
    },
    key: row.id,
  });
  if (!isByStore) await tellStaffOfAppointment(context, row, 'cancelled');
}
