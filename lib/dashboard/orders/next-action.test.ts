import type { OrderStatus, PayType } from '../../contract/order';
import { nextAction } from './next-action';

const order = (
  order_status: OrderStatus,
  pay_type: PayType = 'Cash on Delivery',
  is_paid = false,
) => ({
  order_status,
  pay_type,
  is_paid,
  returns: [],
});

describe('what is done about an order next', () => {
  it('is a call where cash is paid at the door', () => {
    expect(nextAction(order('Pending'))).toBe('call');
  });

  it('is to wait where an online payment is missing, and to confirm what is paid', () => {
    expect(nextAction(order('Pending', 'Online Payment'))).toBe('await payment');
    expect(nextAction(order('Pending', 'Online Payment', true))).toBe('confirm');
    expect(nextAction(order('Pending', 'Cash on Delivery', true))).toBe('confirm');
  });

  it('is packing, sending and handing over, one after the other', () => {
    expect(nextAction(order('Confirmed'))).toBe('pack');
    expect(nextAction(order('Packed'))).toBe('ship');
    expect(nextAction(order('Shipped'))).toBe('deliver');
    expect(nextAction(order('Delivered'))).toBe('nothing');
    expect(nextAction(order('Cancelled'))).toBe('nothing');
  });

  it('is to decide on a return, then to take it in, then to settle it', () => {
    const requestedOrder = {
      ...order('Return Requested'),
      returns: [{ status: 'requested' as const }],
    };
    expect(nextAction(requestedOrder)).toBe('decide');
    expect(nextAction({ ...requestedOrder, returns: [{ status: 'accepted' }] })).toBe('receive');
    expect(nextAction(order('Returned'))).toBe('settle');
  });
});
