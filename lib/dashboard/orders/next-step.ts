import type { StaffOrderRow } from '../../contract/staff-order-list';
import { packPath } from '../packing/packing-paths';
import { nextAction, type NextAction } from './next-action';
import { orderPath } from './order-paths';

const labels: Partial<Record<NextAction, string>> = {
  call: 'Call',
  confirm: 'Confirm',
  pack: 'Pack',
  ship: 'Hand over',
  deliver: 'Delivery',
  decide: 'Decide on return',
  settle: 'Refund return',
};

/** The next step of an order in a list, with the page where it is done; null if staff only wait. */
export function nextStep(
  row: Pick<StaffOrderRow, 'order_id' | 'order_status' | 'pay_type' | 'is_paid'>,
): { label: string; href: string } | null {
  const action = nextAction({ ...row, returns: [{ status: 'requested' }] });
  const label = labels[action];
  if (!label) return null;
  const isPacking = action === 'pack' || action === 'ship';
  return { label, href: isPacking ? packPath(row.order_id) : orderPath(row.order_id) };
}
