import { addHours } from 'date-fns/addHours';
import { addMonths } from 'date-fns/addMonths';
import { openLeadStatuses, type StaffLeadRow } from '../../contract/staff-lead';

const hoursToAcknowledge = 48;

/**
 * The clocks of the Consumer Protection (E-Commerce) Rules, 2020, for what customers write: it is
 * acknowledged within 48 hours and answered within a month. Undefined if neither runs.
 */
export function grievanceClock(
  { kind, status, created_at: came }: Pick<StaffLeadRow, 'kind' | 'status' | 'created_at'>,
  now: Date,
): { step: 'Acknowledge' | 'Answer'; until: Date; isLate: boolean } | undefined {
  if ((kind !== 'contact' && kind !== 'store') || !openLeadStatuses.includes(status)) {
    return undefined;
  }
  const step = status === 'new' ? 'Acknowledge' : 'Answer';
  const until = step === 'Acknowledge' ? addHours(came, hoursToAcknowledge) : addMonths(came, 1);
  return { step, until, isLate: until < now };
}
