import type { Appointment, AppointmentOffer } from '../../contract/appointment';
import { formatRupees } from '../../format/money';

const howPaid = 'The vaidya will tell you how to pay during the call';

export function sayOffer(
  { fee, because, usual_fee }: AppointmentOffer,
  /** Name of the membership; undefined: members pay as well. */
  membership: string | undefined,
): string {
  switch (because) {
    case 'elite':
      return membership ? `Free for ${membership} members.` : 'Free.';
    case 'first':
      return `Free, as it’s your first. After that, ${formatRupees(usual_fee)}${membership ? `, or free for ${membership} members` : ''}.`;
    case 'free':
      return 'Free.';
    case 'fee':
      return `${formatRupees(fee)}. You won’t be charged now. ${howPaid}.`;
  }
}

export function sayFee(
  { fee, is_free }: Pick<Appointment, 'fee' | 'is_free'>,
  membership: string,
): string {
  if (fee > 0) return `${formatRupees(fee)}. ${howPaid}`;
  return is_free ? `Free with ${membership}` : 'Free';
}
