import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AppointmentInput } from '../../../contract/appointment-input.ts';
import { mobileFault, normaliseMobile } from '../../../contract/rules.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { countries } from '../../db/schema/place.ts';
import { appointments } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { lockMembership } from '../membership/membership-month.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { consultationPrice } from './consultation-fee.ts';
import { holdDiary } from './hold-diary.ts';
import { healthAnswersOf, keepHealth } from './keep-health.ts';
import { requireHour } from './require-hour.ts';
import { slotTaken } from './slot-taken.ts';
import { tellBooked } from './tell-of-appointment.ts';

/**
 * Books an appointment. If several customers book the same time concurrently, one gets it; the
 * others get 409 with the next free times. Health answers are encrypted and stored separately. The
 * fee is decided here, under a lock that prevents a concurrent cancellation of the Elite month.
 */
export async function bookAppointment(
  context: ServiceContext,
  customerId: number,
  input: AppointmentInput,
): Promise<AppointmentRow> {
  return withinTransaction(context, async (within, tx) => {
    await holdCustomer(within, customerId);
    const { country, mobile } = await reachableAt(within, input);
    const startsAt = new Date(input.start_datetime);
    await holdDiary(within);
    await requireHour(within, startsAt);
    await refuseTooMany(within, customerId);
    const isMember = await lockMembership(within, customerId);
    const { fee, because } = await consultationPrice(within, customerId, isMember);
    const now = context.now();
    // A simultaneous insert of the same time waits here for the other transaction (unique index).
    const [row] = await tx
      .insert(appointments)
      .values({
        customerId,
        startsAt,
        name: input.name,
        email: input.email,
        mobile,
        countryId: country.id,
        gender: input.gender,
        ageGroup: input.age_group,
        landmark: input.landmark,
        guardianName: input.guardian_name ?? null,
        hasGuardianConsent: input.has_guardian_consent ?? false,
        isFree: because === 'elite',
        fee,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: appointments.startsAt, where: sql`cancelled_at is null` })
      .returning();
    if (!row) throw await slotTaken(within, startsAt, customerId);
    await keepHealth(within, row.id, healthAnswersOf(input));
    const appointment = { ...row, country: country.name };
    await tellBooked(within, appointment);
    return appointment;
  });
}

async function reachableAt({ db }: ServiceContext, input: AppointmentInput) {
  const [country] = await db.select().from(countries).where(eq(countries.id, input.country_id));
  if (!country) throw invalid({ country_id: ['Choose a country from the list'] });
  const mobile = mobileWithCode(input.mobile, country.callingCode);
  if (!mobile) throw invalid({ mobile: [mobileFault(input.mobile)] });
  return { country, mobile };
}

async function refuseTooMany({ db, now }: ServiceContext, customerId: number): Promise<void> {
  const [ahead] = await db
    .select({ count: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.customerId, customerId),
        isNull(appointments.cancelledAt),
        gt(appointments.startsAt, now()),
      ),
    );
  const { mostAhead } = storeRules.appointment;
  if (ahead && ahead.count >= mostAhead) {
    throw conflict(
      `You already have ${mostAhead} upcoming appointments. You can book another after one of them.`,
    );
  }
}

/**
 * Returns a mobile number with the calling code of its country, `+91` and 10 digits; null if it has
 * not 10 digits after that code or, in India, is no mobile number.
 */
export function mobileWithCode(typed: string, callingCode: string): string | null {
  const code = callingCode.replace(/\D/g, '');
  const digits = typed.replace(/\D/g, '');
  const hasCode = digits.length === code.length + 10 && digits.startsWith(code);
  const isBare = digits.length === 10 && !typed.trim().startsWith('+');
  if (!hasCode && !isBare) return null;
  const number = `+${code}${digits.slice(-10)}`;
  return code === '91' ? normaliseMobile(number) : number;
}
