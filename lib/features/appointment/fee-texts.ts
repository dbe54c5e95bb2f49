import type { Appointment, AppointmentOffer } from '../../contract/appointment';
import { consultationPayment } from '../../contract/consultation-payment';
import { formatRupees } from '../../format/money';

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
      return `${formatRupees(fee)}. You won’t be charged now. ${consultationPayment}.`;
  }
}

export function sayFee(
  { fee, is_free }: Pick<Appointment, 'fee' | 'is_free'>,
  membership: string,
): string {
  if (fee > 0) return `${formatRupees(fee)}. ${consultationPayment}`;
  return is_free ? `Free with ${membership}` : 'Free';
}
