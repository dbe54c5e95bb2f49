import type { Appointment, AppointmentOffer } from '../../contract/appointment';
import { formatRupees } from '../../format/money';

const howPaid = 'the vaidya tells you in the call how to pay';

export function sayOffer(
  { fee, because, usual_fee }: AppointmentOffer,
  /** Name of the membership; undefined: members pay as well. */
  membership: string | undefined,
): string {
  switch (because) {
    case 'elite':
      return membership ? `Free: you are a member of ${membership}.` : 'Free.';
    case 'first':
      return `Free: your first appointment costs nothing. Later ones are ${formatRupees(usual_fee)}${membership ? `, or free for members of ${membership}` : ''}.`;
    case 'free':
      return 'Free.';
    case 'fee':
      return `${formatRupees(fee)}. Nothing is charged now: ${howPaid}.`;
  }
}

export function sayFee(
  { fee, is_free }: Pick<Appointment, 'fee' | 'is_free'>,
  membership: string,
): string {
  if (fee > 0) return `${formatRupees(fee)}, ${howPaid}`;
  return is_free ? `Free, with ${membership}` : 'Free';
}
