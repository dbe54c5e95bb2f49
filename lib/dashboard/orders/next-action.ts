import type { Order, OrderReturn } from '../../contract/order';

export type NextAction =
  | 'call'
  | 'await payment'
  | 'confirm'
  | 'pack'
  | 'ship'
  | 'deliver'
  | 'decide'
  | 'receive'
  | 'settle'
  | 'nothing';

type Facts = Pick<Order, 'order_status' | 'pay_type' | 'is_paid'> & {
  returns: Pick<OrderReturn, 'status'>[];
};

export function nextAction({ order_status, pay_type, is_paid, returns }: Facts): NextAction {
  switch (order_status) {
    case 'Pending':
      if (pay_type === 'Cash on Delivery' && !is_paid) return 'call';
      return is_paid ? 'confirm' : 'await payment';
    case 'Confirmed':
      return 'pack';
    case 'Packed':
      return 'ship';
    case 'Shipped':
      return 'deliver';
    case 'Return Requested':
      return returns.some(({ status }) => status === 'requested') ? 'decide' : 'receive';
    case 'Returned':
      return 'settle';
    case 'Delivered':
    case 'Cancelled':
    case 'Refunded':
      return 'nothing';
  }
}
