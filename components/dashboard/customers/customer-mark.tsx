import type { StaffCustomerRow } from '@/lib/contract/staff-customer';
import { StateMark } from '../state-mark';

type CustomerStatus = Pick<StaffCustomerRow, 'closed_at' | 'is_staff' | 'is_elite'>;

export function CustomerMark({ customer }: { customer: CustomerStatus }) {
  if (customer.closed_at) return <StateMark mood="past">Closed</StateMark>;
  if (customer.is_staff) return <StateMark mood="waits">Staff</StateMark>;
  return customer.is_elite ? <StateMark mood="good">Member</StateMark> : null;
}
