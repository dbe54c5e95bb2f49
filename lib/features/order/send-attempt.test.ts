import type { Cart } from '../../contract/cart';
import { isPaidOnline, orderBody } from './order-body';
import { attemptTo } from './send-attempt';

const totals = {
  total: 598,
  discount_amt: 0,
  gst_amt: 28.48,
  final_total: 598,
  cart_counter: 2,
  product_price: 680,
};
const cart: Cart = {
  status: true,
  data: [
    {
      id: 41,
      product: 'Lakadong turmeric powder',
      product_id: 7,
      product_image: null,
      quantity: 2,
      selling_price: 299,
      base_price: 340,
      total: 598,
      available_quantity: 9,
      brand_name: 'Aranya',
      sku: 'TU-0214',
      net_quantity: 250,
      unit: 'g',
    },
  ],
  cart_totals: totals,
};
const amounts = { ...totals, shipping_amt: 100, amount: 698 };
const choices = {
  addressId: 5,
  payType: 'Cash on Delivery',
  amounts,
  giftMessage: undefined,
} as const;
const body = orderBody(cart, choices);
const sameLine = (change: object) => ({ ...cart, data: [{ ...cart.data[0]!, ...change }] });

describe('the order creation payload', () => {
  it('carries the fields and figures of the specification', () => {
    expect(body).toEqual({
      address1: 5,
      pay_type: 'Cash on Delivery',
      udf2: 100,
      udf3: 28.48,
      discount_amt: 0,
      order_total: 698,
      amount: 698,
      sale_status: 'Quotation Sent',
      productinfo: '2 × Lakadong turmeric powder',
    });
  });

  it('carries voucher code and gift message where there are some', () => {
    const given = orderBody(
      { ...cart, voucher_code: 'SAVE50' },
      { ...choices, giftMessage: 'For you' },
    );
    expect(given).toMatchObject({ udf4: 'SAVE50', udf5: 'For you' });
  });

  it('never says more about the products than the contract takes', () => {
    const wordy = sameLine({ product: 'x'.repeat(3000) });
    expect(orderBody(wordy, choices).productinfo).toHaveLength(2000);
  });
});

describe('the order payment payload', () => {
  const online = { ...choices, payType: 'Online Payment' } as const;

  it('carries the fields and figures of the specification', () => {
    const sent = orderBody({ ...cart, voucher_code: 'SAVE50' }, { ...online, giftMessage: 'Hi' });
    expect(isPaidOnline(sent)).toBe(true);
    expect(isPaidOnline(body)).toBe(false);
    expect(sent).toEqual({
      amount: 698,
      productinfo: '2 × Lakadong turmeric powder',
      billing_address: 5,
      shipping_amount: 100,
      tax_amount: 28.48,
      is_a_gift: true,
      giftMessage: 'Hi',
      voucherCode: 'SAVE50',
    });
  });
});

describe('an attempt to order', () => {
  it('keeps its key while nothing changes', () => {
    const first = attemptTo(cart, body);
    expect(first.data).toEqual(body);
    expect(attemptTo(structuredClone(cart), { ...body })).toEqual(first);
  });

  it.each([
    ['the address', cart, { ...body, address1: 6 }],
    ['the amount', cart, { ...body, amount: 699 }],
    ['the gift message', cart, { ...body, udf5: 'For you' }],
    ['the quantity', sameLine({ quantity: 3 }), body],
    ['the price', sameLine({ selling_price: 300 }), body],
    ['the line of the same goods', sameLine({ id: 42 }), body],
  ])('gets another key where %s changes', (_, changed, changedBody) => {
    const { key } = attemptTo(cart, body);
    expect(attemptTo(changed, changedBody).key).not.toBe(key);
  });
});
