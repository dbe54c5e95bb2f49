import type { OrderStatus, PayType } from '../../contract/order';
import { nextAction, nextStep, canCancelAll, commonStep } from './next-action';

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

const row = {
  order_id: 'SO-000007',
  order_status: 'Confirmed',
  pay_type: 'Cash on Delivery',
  is_paid: false,
} as const;

describe('the next step of an order in the list', () => {
  it('leads to the page where it is done', () => {
    expect(nextStep(row)).toEqual({ label: 'Pack', href: '/dashboard/packing/SO-000007' });
    expect(nextStep({ ...row, order_status: 'Packed' })?.label).toBe('Ship');
    expect(nextStep({ ...row, order_status: 'Pending' })).toEqual({
      label: 'Call customer',
      href: '/dashboard/orders/SO-000007',
    });
  });

  it('is none where staff only wait', () => {
    const waiting = { order_status: 'Pending', pay_type: 'Online Payment' } as const;
    expect(nextStep({ ...row, ...waiting })).toBeNull();
    expect(nextStep({ ...row, order_status: 'Cancelled' })).toBeNull();
  });
});

describe('the step that several orders take together', () => {
  it('is the next one on the way, where all stand alike', () => {
    expect(commonStep(['Pending', 'Pending'])).toBe('Confirmed');
    expect(commonStep(['Confirmed'])).toBe('Packed');
    expect(commonStep(['Packed', 'Packed'])).toBe('Shipped');
    expect(commonStep(['Shipped'])).toBe('Delivered');
  });

  it('is none where they stand differently, or at an end', () => {
    expect(commonStep(['Pending', 'Confirmed'])).toBeUndefined();
    expect(commonStep(['Delivered'])).toBeUndefined();
    expect(commonStep(['Cancelled'])).toBeUndefined();
    expect(commonStep([])).toBeUndefined();
  });
});

describe('cancelling several orders', () => {
  it('is possible until the first of them is on its way', () => {
    expect(canCancelAll(['Pending', 'Confirmed', 'Packed'])).toBe(true);
    expect(canCancelAll(['Pending', 'Shipped'])).toBe(false);
    expect(canCancelAll(['Returned'])).toBe(false);
    expect(canCancelAll([])).toBe(false);
  });
});
