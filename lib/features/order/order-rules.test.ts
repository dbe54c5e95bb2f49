import { orderStatuses } from '../../contract/order';
import {
  isNextPaid,
  isPayable,
  isUnpayable,
  mayBuyAgain,
  mayCancel,
  mayPutBack,
  mayReview,
  returnChoices,
  showsAcceptAndPay,
  showsInvoice,
  totalLabel,
  trackingUrl,
} from './order-rules';

const order = (more: Partial<Parameters<typeof isPayable>[0]> = {}) => ({
  order_status: 'Pending' as const,
  pay_type: 'Cash on Delivery' as const,
  is_paid: false,
  is_invoiced: false,
  final_total: 700,
  ...more,
});

const emptyParcel = {
  number: 1,
  status: 'packed' as const,
  courier: null,
  tracking_number: null,
  tracking_url: null,
  cash_due: 0,
  items: [],
  events: [],
};

describe("'Accept and Pay'", () => {
  it('shows until the order is delivered, cancelled or paid', () => {
    const shown = orderStatuses.filter((order_status) => isPayable(order({ order_status })));
    expect(shown).toEqual(['Pending', 'Confirmed', 'Packed', 'Shipped']);
    expect(isPayable(order({ is_paid: true }))).toBe(false);
  });

  it('is not shown while a payment is being checked', () => {
    expect(isPayable(order({ payment_in_review_amt: 609 }))).toBe(false);
  });

  it('is not shown once a courier collects the cash of a parcel', () => {
    const shown = (parcel: object, more: object = {}) =>
      isPayable(order({ shipments: [{ ...emptyParcel, ...parcel }], ...more }));
    expect(shown({})).toBe(true);
    expect(shown({ tracking_number: 'BD1' })).toBe(false);
    expect(shown({ status: 'handed_over' })).toBe(false);
    expect(shown({ status: 'delivered' })).toBe(false);
    expect(shown({ status: 'handed_over' }, { pay_type: 'Online Payment' })).toBe(true);
    expect(shown({ status: 'cancelled' })).toBe(true);
  });

  it('needs a shop that takes online payments', () => {
    const online = order({ pay_type: 'Online Payment' });
    for (const pays_online of [true, false]) {
      expect(showsAcceptAndPay(order(), { pays_online })).toBe(pays_online);
      expect(isUnpayable(online, { pays_online })).toBe(!pays_online);
      expect(isUnpayable(order(), { pays_online })).toBe(false);
    }
  });

  it('needs something to pay', () => {
    expect(isPayable(order({ final_total: 0 }))).toBe(false);
  });
});

describe("'Put back in cart'", () => {
  const online = { order_status: 'Pending', pay_type: 'Online Payment', is_paid: false } as const;

  it('shows while an online order waits for its payment', () => {
    expect(mayPutBack(online)).toBe(true);
    expect(mayPutBack({ ...online, is_paid: true })).toBe(false);
    expect(mayPutBack({ ...online, pay_type: 'Cash on Delivery' })).toBe(false);
    const shown = orderStatuses.filter((order_status) => mayPutBack({ ...online, order_status }));
    expect(shown).toEqual(['Pending']);
  });
});

describe('the Invoice button', () => {
  it('shows once the order is invoiced and no longer pending', () => {
    expect(showsInvoice(order({ is_invoiced: true }))).toBe(false);
    expect(showsInvoice(order({ order_status: 'Packed', is_invoiced: true }))).toBe(true);
    expect(showsInvoice(order({ order_status: 'Packed' }))).toBe(false);
  });
});

describe('what a customer may do', () => {
  it('is to cancel before the courier has it, and to review once it has come', () => {
    expect(orderStatuses.filter((order_status) => mayCancel({ order_status }))).toEqual([
      'Pending',
      'Confirmed',
      'Packed',
    ]);
    expect(orderStatuses.filter((order_status) => mayReview({ order_status }))).toEqual([
      'Delivered',
      'Return Requested',
      'Returned',
      'Refunded',
    ]);
  });
});

describe('returnChoices', () => {
  const delivered = {
    order_status: 'Delivered' as const,
    replacement_until: '2026-11-23',
    return_until: '2026-12-03',
  };

  it.each([
    ['2026-11-23', { replacement: true, others: true }],
    ['2026-11-24', { replacement: false, others: true }],
    ['2026-12-03', { replacement: false, others: true }],
    ['2026-12-04', { replacement: false, others: false }],
  ])('on %s', (today, choices) => {
    expect(returnChoices(delivered, today)).toEqual(choices);
  });

  it('has none where nothing was just delivered', () => {
    expect(returnChoices({ ...delivered, order_status: 'Shipped' }, '2026-11-20')).toBeNull();
    const none = { ...delivered, return_until: null, replacement_until: null };
    expect(returnChoices(none, '2026-11-20')).toBeNull();
  });

  it('has only a replacement where a shop takes nothing else back', () => {
    expect(returnChoices({ ...delivered, return_until: null }, '2026-11-20')).toEqual({
      replacement: true,
      others: false,
    });
  });
});

describe('the main button of an order', () => {
  const order = { order_status: 'Shipped' as const };
  const parcel = (number: number, tracking_url: string | null) => ({
    ...{ number, status: 'in_transit' as const, courier: null, tracking_number: null },
    ...{ tracking_url, cash_due: 0, items: [], events: [] },
  });

  it('leads to the courier while one parcel is under way', () => {
    const shipments = [parcel(1, 'https://courier.example.in/1'), parcel(2, null)];
    expect(trackingUrl({ ...order, shipments })).toBe('https://courier.example.in/1');
    expect(trackingUrl({ order_status: 'Delivered', shipments })).toBeUndefined();
    const both = [...shipments, parcel(3, 'https://courier.example.in/3')];
    expect(trackingUrl({ ...order, shipments: both })).toBeUndefined();
    expect(trackingUrl(order)).toBeUndefined();
  });

  it('buys again what is over, and pays what is paid online', () => {
    const over = orderStatuses.filter((order_status) => mayBuyAgain({ order_status }));
    expect(over).toEqual(['Delivered', 'Cancelled', 'Return Requested', 'Returned', 'Refunded']);
    expect(isNextPaid({ pay_type: 'Online Payment' })).toBe(true);
    expect(isNextPaid({ pay_type: 'Cash on Delivery' })).toBe(false);
  });
});

it('the total is called paid only where nothing was refunded and nothing is due', () => {
  const refund = { amount: 100, requested_at: '2026-11-20T10:00:00Z', is_settled: true };
  expect(totalLabel({ is_paid: true })).toBe('Paid');
  expect(totalLabel({ is_paid: true, refunds: [refund] })).toBe('Total');
  expect(totalLabel({ is_paid: true, gift_voucher_returned_amt: 50 })).toBe('Total');
  expect(totalLabel({ is_paid: true, balance_due: 20 })).toBe('Total');
  expect(totalLabel({ is_paid: false })).toBe('Total');
});
