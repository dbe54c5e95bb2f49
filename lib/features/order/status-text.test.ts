import { orderStatuses, type Order } from '../../contract/order';
import {
  deliveryText,
  payHint,
  paymentText,
  refundText,
  statusSentence,
  statusTone,
} from './status-text';

const cash = {
  pay_type: 'Cash on Delivery',
  is_paid: false,
  final_total: 609,
  gift_voucher_amt: 0,
} as const;

describe('the words of a status', () => {
  it.each([...orderStatuses])('has a look and a sentence for %s', (order_status) => {
    expect(statusTone(order_status)).toBeTruthy();
    expect(statusSentence({ order_status, ...cash, credit_notes: [], returns: [] })).toMatch(/\.$/);
  });

  it('says of an unpaid online order that it waits for the payment', () => {
    const online = { ...cash, order_status: 'Pending', pay_type: 'Online Payment' } as const;
    expect(statusSentence({ ...online, is_paid: false, credit_notes: [], returns: [] })).toContain(
      'your payment',
    );
    expect(
      statusSentence({ ...online, is_paid: true, credit_notes: [], returns: [] }),
    ).not.toContain('your payment');
  });
});

it('says that paying is optional on an order in cash, and the next step of any other', () => {
  const order = { ...cash, order_status: 'Pending' } as const;
  expect(payHint(order)).toMatch(/is optional: pay ₹609 now .* or in cash/);
  expect(payHint({ ...order, pay_type: 'Online Payment' })).toMatch(/^Pay ₹609 by UPI/);
});

it('says in the list what was refunded and when', () => {
  const refund = { amount: 1078, at: '2026-11-20T10:00:00.000Z', is_settled: true };
  expect(refundText(refund)).toBe('₹1,078 refunded on 20 November 2026');
  expect(refundText({ ...refund, is_settled: false })).toBe(
    '₹1,078 refund requested on 20 November 2026',
  );
});

it('speaks of a refund only where money went back, and says how much', () => {
  const refunded = { order_status: 'Refunded', ...cash, is_paid: true } as const;
  const note = { number: 'CN/2627/000001', issued_at: '2026-11-20T10:00:00.000Z' };
  expect(statusSentence({ ...refunded, credit_notes: [], returns: [] })).toBe(
    'Return closed. No refund was due.',
  );
  const credit_notes = [
    { ...note, amount: 149.5 },
    { ...note, amount: 50 },
  ];
  expect(statusSentence({ ...refunded, credit_notes, returns: [] })).toBe(
    '₹199.50 has been refunded.',
  );
});

it('says of a cancelled order what becomes of the money', () => {
  const cancelled = {
    order_status: 'Cancelled',
    pay_type: 'Online Payment',
    is_paid: true,
    final_total: 1690,
    gift_voucher_amt: 0,
  } as const;
  const others = { credit_notes: [], returns: [] };
  const refund = { amount: 1690, requested_at: '2026-11-20T10:00:00.000Z', is_settled: false };
  expect(statusSentence({ ...cancelled, ...others })).toBe('This order was cancelled.');
  expect(statusSentence({ ...cancelled, ...others, refunds: [refund] })).toContain(
    '₹1,690 is being refunded',
  );
  expect(
    statusSentence({ ...cancelled, ...others, refunds: [{ ...refund, is_settled: true }] }),
  ).toBe('This order was cancelled. ₹1,690 has been refunded.');
  expect(paymentText({ ...cancelled, refunds: [refund] })).toBe(
    'Online Payment, refund on its way',
  );
  expect(paymentText({ ...cancelled, refunds: [{ ...refund, is_settled: true }] })).toBe(
    'Online Payment, refunded',
  );
  expect(paymentText({ ...cancelled, refunds: [] })).toBe('Online Payment, paid');
});

describe('a refund', () => {
  const requested_at = '2026-11-20T10:00:00.000Z';
  const open = { amount: 998, requested_at, is_settled: false };
  const others = { credit_notes: [{ number: 'CN/1', amount: 998, issued_at: requested_at }] };
  const refunded = { ...cash, ...others, order_status: 'Refunded', is_paid: true } as const;

  it('is said to be done only once it is settled, and asks for the account where it was cash', () => {
    const text = (refunds: Order['refunds']) =>
      statusSentence({ ...refunded, returns: [], refunds });
    expect(text([open])).toBe('₹998 is being refunded. Your bank may take 5 to 7 working days.');
    expect(text([{ ...open, is_manual: true }])).toBe(
      '₹998 is being refunded. We’ll contact you for your UPI ID or bank details.',
    );
    expect(text([{ ...open, is_settled: true }])).toBe('₹998 has been refunded.');
    expect(text([])).toBe('Return closed. No refund was due.');
    const returns = [
      {
        id: 1,
        reason: 'Late',
        status: 'settled' as const,
        created_at: requested_at,
        items: [],
        pictures: [],
      },
    ] satisfies Order['returns'];
    expect(
      statusSentence({ ...refunded, order_status: 'Delivered', returns, refunds: [open] }),
    ).toContain('₹998 is being refunded');
  });

  it('names the share of the gift voucher', () => {
    const byVoucher = { ...cash, is_paid: true, final_total: 0, gift_voucher_amt: 549 };
    const cancelled = {
      ...byVoucher,
      order_status: 'Cancelled' as const,
      refunds: [],
      gift_voucher_returned_amt: 549,
    };
    expect(statusSentence({ ...cancelled, credit_notes: [], returns: [] })).toBe(
      'This order was cancelled. ₹549 has been added back to your gift voucher.',
    );
    expect(paymentText(cancelled)).toBe('Gift voucher, refunded');
    expect(paymentText({ ...byVoucher, order_status: 'Confirmed' })).toBe('Gift voucher, paid');
  });
});

it('says of a cash order what was collected and that the rest did not arrive', () => {
  const parcel = { number: 1, courier: null, tracking_number: null, tracking_url: null };
  const others = { cash_due: 0, items: [], events: [] };
  const order = {
    ...cash,
    order_status: 'Delivered',
    is_paid: true,
    uncollected_amt: 199.5,
    shipments: [
      { ...parcel, ...others, status: 'delivered' },
      { ...parcel, ...others, number: 2, status: 'lost' },
    ],
  } as const;
  expect(paymentText(order)).toBe('Cash on Delivery, ₹409.50 paid');
  expect(
    statusSentence({ ...order, shipments: [...order.shipments], credit_notes: [], returns: [] }),
  ).toBe('Part of your order has been delivered. The rest couldn’t be delivered.');
});

it.each([
  [['handed_over', 'in_transit'], 'On its way to you.'],
  [['delivered', 'in_transit'], 'Part of your order has been delivered. The rest is on its way.'],
  [
    ['delivered', 'lost'],
    'Part of your order has been delivered. We couldn’t deliver the rest and will contact you.',
  ],
  [['returning'], 'We couldn’t deliver your order and will contact you.'],
] as const)('says of an order under way what became of its parcels: %s', (statuses, sentence) => {
  const shipments = statuses.map((status, index) => ({
    number: index + 1,
    status,
    courier: null,
    tracking_number: null,
    tracking_url: null,
    cash_due: 0,
    items: [],
    events: [],
  }));
  const order = { ...cash, order_status: 'Shipped', credit_notes: [], returns: [] } as const;
  expect(statusSentence({ ...order, credit_notes: [], returns: [], shipments })).toBe(sentence);
});

it('says what of a changed order is paid, and what is due', () => {
  const changed = { ...cash, pay_type: 'Online Payment', is_paid: true, balance_due: 100 } as const;
  expect(paymentText({ ...changed, order_status: 'Confirmed' })).toBe(
    'Online Payment, ₹509 paid, ₹100 still due',
  );
  const confirmed = { order_status: 'Confirmed', ...changed } as const;
  expect(statusSentence({ ...confirmed, credit_notes: [], returns: [] })).toBe(
    'Order confirmed. We’ll pack it once the rest is paid.',
  );
  expect(payHint(confirmed)).toBe(
    'Pay ₹100 by UPI, card or net banking. We’ll pack your order as soon as you pay.',
  );
});

it('says of a payment under review that it was received, and asks for no other', () => {
  const online = { ...cash, pay_type: 'Online Payment', payment_in_review_amt: 609 } as const;
  const others = { credit_notes: [], returns: [] };
  const pending = { order_status: 'Pending', ...online } as const;
  expect(statusSentence({ ...pending, ...others })).toBe(
    'We’ve received ₹609 and are checking your payment. You don’t need to pay again.',
  );
  expect(paymentText(pending)).toBe('Online Payment, ₹609 being checked');
  const cancelled = { order_status: 'Cancelled', ...online } as const;
  expect(statusSentence({ ...cancelled, ...others })).toBe(
    'This order was cancelled. We’re still checking your payment of ₹609. We’ll refund what we’ve received.',
  );
  expect(paymentText(cancelled)).toBe('Online Payment, ₹609 being checked');
});

describe('paymentWords', () => {
  it('says who still has to pay what', () => {
    expect(paymentText({ order_status: 'Shipped', ...cash })).toBe(
      'Cash on Delivery, pay when it arrives',
    );
    expect(paymentText({ order_status: 'Delivered', ...cash, is_paid: true })).toBe(
      'Cash on Delivery, paid',
    );
    expect(paymentText({ order_status: 'Cancelled', ...cash })).toBe(
      'Cash on Delivery, nothing to pay',
    );
    expect(paymentText({ ...cash, order_status: 'Pending', pay_type: 'Online Payment' })).toBe(
      'Online Payment, not paid yet',
    );
  });
});

describe('the day of delivery', () => {
  const on = '2026-12-01';

  it.each([
    ['Confirmed', ['Expected by', 'Tuesday, 1 December']],
    ['Delivered', ['Delivered on', '1 December 2026']],
    ['Return Requested', ['Delivered on', '1 December 2026']],
    ['Cancelled', undefined],
    ['Refunded', undefined],
  ] as const)('of an order that is %s', (order_status, text) => {
    expect(deliveryText({ order_status, delivery_date: on })).toEqual(text);
    expect(deliveryText({ order_status, delivery_date: null })).toBeUndefined();
    expect(deliveryText({ order_status })).toBeUndefined();
  });
});
