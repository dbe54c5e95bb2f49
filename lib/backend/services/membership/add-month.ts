import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import { memberships, type MembershipRow } from '../../db/schema/membership.ts';
import { issueServiceInvoice } from '../invoice/issue-service-invoice.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { memberUntil, monthLater } from './membership-month.ts';
import { isOn } from '../../../contract/is-on.ts';
import type { EliteBenefits } from '../../../contract/elite-benefits.ts';
import { formatInIndia } from '../../../contract/format-in-india.ts';
import type { Service } from '../invoice/service-document.ts';

/* Other services, not elsewhere classified, at the general rate of services. */
const sac = '999799';

const gstRate = 1_800;

const day = (moment: Date) => formatInIndia(moment.toISOString(), 'd MMM yyyy');

/** Returns a month of Elite as its invoice names it; `amount` in paise. */
const monthService = (startsAt: Date, endsAt: Date, amount: number): Service => ({
  name: `Elite, one month: ${day(startsAt)} to ${day(endsAt)}`,
  sac,
  gstRate,
  gross: amount,
});

interface NewMonth {
  /** Null for a month given by the shop. */
  paymentId: number | null;
  /** Paise. */
  amount: number;
}

/**
 * Adds a month of Elite that begins now, or at the end of the current months, with its tax invoice
 * if it was paid for, and notifies the member. The caller must hold the lock on the customer's row,
 * so that two months do not overlap.
 */
export async function addMonth(
  context: ServiceContext,
  member: CustomerRow,
  { paymentId, amount }: NewMonth,
): Promise<MembershipRow> {
  const { db, now } = context;
  const runsUntil = await memberUntil(context, member.id);
  const startsAt = runsUntil ?? now();
  const endsAt = monthLater(startsAt);
  const [month] = await db
    .insert(memberships)
    .values({ customerId: member.id, paymentId, startsAt, endsAt, createdAt: now() })
    .returning();
  if (!month) throw new Error(`The month of customer ${member.id} was not written`);
  const service = monthService(startsAt, endsAt, amount);
  const invoiceId = paymentId === null ? null : await issueServiceInvoice(context, member, service);
  await db.update(memberships).set({ invoiceId }).where(eq(memberships.id, month.id));
  await queueMessage(db, {
    kind: 'membership_begun',
    to: { email: member.email, mobile: member.mobile },
    data: {
      firstName: member.firstName,
      startsAt,
      endsAt,
      amount,
      isRenewal: runsUntil !== undefined,
      benefits: await readOwnBenefits(context),
    },
    key: paymentId ?? `given ${month.id}`,
  });
  return { ...month, invoiceId };
}

/** Returns what members get and others do not, without uses of a switched-off feature. */
async function readOwnBenefits(context: ServiceContext): Promise<EliteBenefits> {
  const shop = await readShop(context);
  const { free_consultation, answer_within } = shop.elite_benefits;
  const hasVaidya = isOn(shop, 'vaidya');
  return {
    ...shop.elite_benefits,
    free_consultation: hasVaidya && shop.consultation_fee > 0 && free_consultation,
    answer_within: hasVaidya ? answer_within : '',
  };
}
