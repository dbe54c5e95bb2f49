import { and, eq, inArray, isNotNull, isNull, or, sql, gt, not } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { addresses } from '../../db/schema/address.ts';
import { consents } from '../../db/schema/consent.ts';
import { carts, wishlistItems } from '../../db/schema/cart.ts';
import { stockAlerts } from '../../db/schema/stock.ts';
import {
  customerNotes,
  customers,
  loginLinks,
  otpCodes,
  passwordResets,
  secondSteps,
  sessions,
  type CustomerRow,
} from '../../db/schema/customer.ts';
import { reviews } from '../../db/schema/review.ts';
import { noticeBrowsers, noticeChoices } from '../../db/schema/notice.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import { keptWords } from '../../db/schema/staff.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { tellStaffOfAppointment } from '../appointment/tell-of-appointment.ts';
import { eventTags, selectBookings } from '../event/booking-row.ts';
import { tellStaffOfBooking } from '../event/tell-of-booking.ts';
import { discardFile } from '../file/keep-file.ts';
import { closedContact } from '../messages/closed-contact.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { isCounted } from '../messages/unproved-contacts.ts';
import { isMember } from '../membership/membership-month.ts';
import { forgetPictures } from '../review/change-review-pictures.ts';
import { events } from '../../db/schema/content.ts';
import { appointments, eventBookings } from '../../db/schema/service.ts';
import { forgetHealth } from '../appointment/keep-health.ts';
import { productQuestions } from '../../db/schema/product-question.ts';

const isPublished = and(isNotNull(productQuestions.answeredAt), isNull(productQuestions.refusedAt));

/** Takes the customer's name off published questions, and deletes all others. */
async function forgetQuestions({ db }: ServiceContext, customerId: number): Promise<void> {
  const theirs = eq(productQuestions.customerId, customerId);
  if (isPublished) await db.delete(productQuestions).where(and(theirs, not(isPublished)));
  const left = await db
    .update(productQuestions)
    .set({ name: 'Former customer' })
    .where(theirs)
    .returning({ productId: productQuestions.productId });
  const tags = [...new Set(left.map(({ productId }) => `product:${productId}`))];
  if (tags.length > 0) await addJob(db, 'revalidate', { tags });
}

const former = { name: 'Former customer', email: '', mobile: '', landmark: '' };

/**
 * Handles the appointments of an account that is closed: cancels future ones, deletes health
 * answers and removes the personal data from the others.
 */
async function closeAppointments(within: ServiceContext, customerId: number): Promise<void> {
  const { db, now } = within;
  const mine = eq(appointments.customerId, customerId);
  const moment = now();
  const cancelled = await db
    .update(appointments)
    .set({ cancelledAt: moment })
    .where(and(mine, isNull(appointments.cancelledAt), gt(appointments.startsAt, moment)))
    .returning({ id: appointments.id, startsAt: appointments.startsAt });
  for (const row of cancelled) await tellStaffOfAppointment(within, row, 'cancelled');
  const all = await db
    .update(appointments)
    .set({ ...former, updatedAt: moment })
    .where(mine)
    .returning({ id: appointments.id });
  await db
    .update(appointments)
    .set({ guardianName: former.name })
    .where(and(mine, isNotNull(appointments.guardianName)));
  await forgetHealth(
    within,
    all.map(({ id }) => id),
  );
}

/** Frees the seats of an account that is closed and removes its name and email from them. */
async function closeBookings(within: ServiceContext, customerId: number): Promise<void> {
  const { db, now } = within;
  const ahead = await selectBookings(
    db,
    eq(eventBookings.customerId, customerId),
    isNull(eventBookings.cancelledAt),
    gt(events.endsAt, now()),
  );
  for (const row of ahead) await tellStaffOfBooking(within, row, 'cancelled');
  const closed = await db
    .update(eventBookings)
    .set({
      name: former.name,
      email: former.email,
      cancelledAt: sql`coalesce(${eventBookings.cancelledAt}, ${now().toISOString()}::timestamptz)`,
    })
    .where(eq(eventBookings.customerId, customerId))
    .returning({ eventId: eventBookings.eventId });
  const tags = [...new Set(closed.flatMap(({ eventId }) => eventTags(eventId)))];
  if (tags.length > 0) await addJob(db, 'revalidate', { tags });
}

/**
 * Closes an account permanently (privacy policy): removes name, mobile number, email, picture,
 * addresses, staff notes, cart, wishlist, messages, health answers and future appointments; reviews
 * become anonymous and lose their pictures, orders stay. Email and mobile number can be used for a
 * new account. 409 for a superuser.
 */
export async function deactivateAccount(
  context: ServiceContext,
  { customerId, isSuperuser }: Pick<CustomerCaller, 'customerId' | 'isSuperuser'>,
): Promise<void> {
  if (isSuperuser) throw conflict('The shop owner’s account can’t be closed');
  await withinTransaction(context, async (within, tx) => {
    // Row lock: a simultaneous login waits and then finds no open account.
    const [account] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, customerId), isNull(customers.deactivatedAt)))
      .for('update');
    if (!account) throw notFound('Account');
    await tx
      .update(customers)
      .set({
        ...closedContact(customerId),
        unconfirmedEmail: null,
        emailVerifiedAt: null,
        mobileVerifiedAt: null,
        signUpVisitorHash: null,
        firstName: 'Former',
        lastName: 'customer',
        company: '',
        passwordHash: '',
        profilePicture: null,
        isStaff: false,
        staffAreas: [],
        wantsNews: false,
        deactivatedAt: context.now(),
        updatedAt: context.now(),
      })
      .where(eq(customers.id, customerId));
    if (account.profilePicture) await discardFile(within, account.profilePicture);
    await forgetWhatIsTheirs(tx, customerId);
    await forgetContacts(within, account);
    await unsignReviews(within, customerId);
    await forgetQuestions(within, customerId);
    await closeAppointments(within, customerId);
    await closeBookings(within, customerId);
    await queueMessage(tx, {
      kind: 'account_closed',
      to: { email: account.email },
      data: { firstName: account.firstName, isMember: await isMember(within, customerId) },
    });
  });
}

async function forgetWhatIsTheirs(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customerId, customerId));
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
  await tx.delete(loginLinks).where(eq(loginLinks.customerId, customerId));
  await tx.delete(customerNotes).where(eq(customerNotes.customerId, customerId));
  await tx.delete(keptWords).where(eq(keptWords.customerId, customerId));
  await tx.delete(noticeBrowsers).where(eq(noticeBrowsers.staffId, customerId));
  await tx.delete(secondSteps).where(eq(secondSteps.customerId, customerId));
  await tx.delete(noticeChoices).where(eq(noticeChoices.staffId, customerId));
  // Consents stay, without the IP address.
  await tx.update(consents).set({ address: '' }).where(eq(consents.customerId, customerId));
  await tx.delete(addresses).where(eq(addresses.customerId, customerId));
  // Closed carts became orders, which stay.
  await tx.delete(carts).where(and(eq(carts.customerId, customerId), isNull(carts.closedAt)));
  await tx.delete(wishlistItems).where(eq(wishlistItems.customerId, customerId));
}

async function forgetContacts(
  { db, now }: ServiceContext,
  { email, emailVerifiedAt, mobile, mobileVerifiedAt }: CustomerRow,
): Promise<void> {
  // Only with a confirmed e-mail: stock alerts are found by email, and an unconfirmed one may
  // belong to another person.
  if (email && emailVerifiedAt) {
    await db.delete(stockAlerts).where(eq(stockAlerts.email, email));
  }
  const contacts = [email, mobile].filter((contact) => contact !== null);
  const unproved = [emailVerifiedAt ? null : email, mobileVerifiedAt ? null : mobile].filter(
    (contact) => contact !== null,
  );
  // Emptied, not deleted: the rate limit of unproved contacts counts these rows, also for a new
  // account with the same contact.
  const isRetained = and(inArray(outboxMessages.recipient, unproved), isCounted);
  const isSent = or(isNotNull(outboxMessages.sentAt), isNotNull(outboxMessages.givenUpAt));
  await db
    .update(outboxMessages)
    .set({ key: null, subject: null, text: '', content: null, data: {} })
    .where(and(isRetained, isSent));
  await db
    .delete(outboxMessages)
    .where(
      and(inArray(outboxMessages.recipient, contacts), isSent, sql`(${isRetained}) is not true`),
    );
  // Marked as used, not deleted: OTP rate limits count these rows for a month.
  if (mobile === null) return;
  await db
    .update(otpCodes)
    .set({ usedAt: now() })
    .where(and(eq(otpCodes.mobile, mobile), isNull(otpCodes.usedAt)));
}

async function unsignReviews(context: ServiceContext, customerId: number): Promise<void> {
  const written = await context.db
    .update(reviews)
    .set({ name: 'Former customer', updatedAt: context.now() })
    .where(eq(reviews.customerId, customerId))
    .returning({ id: reviews.id, productId: reviews.productId });
  await forgetPictures(
    context,
    written.map(({ id }) => id),
  );
  const tags = written.map(({ productId }) => `product:${productId}`);
  if (tags.length > 0) await addJob(context.db, 'revalidate', { tags });
}
