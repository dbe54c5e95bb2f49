import type { StoreCaller } from '../../platform/form-posts/call-store';
import { cancelPost, orderPost } from './order-posts';

function fakeStore(answer: Record<string, unknown>) {
  const calls: unknown[] = [];
  const store = (async (call, options) => {
    calls.push([call.method, call.path, options]);
    return answer;
  }) as StoreCaller;
  return { calls, store };
}

const key = 'ab'.repeat(16);
const page = {
  key,
  udf2: '100',
  udf3: '19.04',
  discount_amt: '0',
  order_total: '500',
  amount: '500',
  udf4: '',
  udf5: '',
  address1: '5',
  pay_type: 'Cash on Delivery',
};

describe('the form of the checkout', () => {
  it('sends the figures that the page showed, under its key', async () => {
    const { calls, store } = fakeStore({ order_id: 'SO-000012' });
    await expect(orderPost.run(page, store)).resolves.toEqual({
      to: '/orders/SO-000012',
      message: 'Your order has been placed!',
    });
    const body = {
      udf2: 100,
      udf3: 19.04,
      discount_amt: 0,
      order_total: 500,
      amount: 500,
      address1: 5,
      pay_type: 'Cash on Delivery',
      sale_status: 'Quotation Sent',
    };
    expect(calls).toEqual([['POST', '/orders/', { body, idempotencyKey: key }]]);
  });

  it.each([
    ['without a key', { ...page, key: '' }, 'Check your order and try again.'],
    ['without an address', { ...page, address1: '' }, 'Please select a billing address!'],
    ['for online payment', { ...page, pay_type: 'Online Payment' }, /^Online payment needs/],
  ])('orders nothing %s', async (_, fields, message) => {
    const { calls, store } = fakeStore({});
    await expect(orderPost.run(fields, store)).rejects.toThrow(message);
    expect(calls).toEqual([]);
  });

  it('comes back with the chosen address, and with nothing else', () => {
    expect(orderPost.page(page)).toBe('/checkout?from=cart&address=5');
    expect(orderPost.page({ ...page, address1: '5&x=1' })).toBe('/checkout?from=cart');
  });
});

describe('the form to cancel an order', () => {
  const sent = { order_id: 'SO-000012', choice: 'Delivery is too slow', note: '' };

  it('sends the reason and goes back to the order', async () => {
    const { calls, store } = fakeStore({ message: 'Your order has been cancelled!' });
    await expect(cancelPost.run(sent, store)).resolves.toMatchObject({ to: '/orders/SO-000012' });
    expect(calls).toEqual([
      [
        'POST',
        '/orders/{orderId}/cancel/',
        { params: { orderId: 'SO-000012' }, body: { reason: 'Delivery is too slow' } },
      ],
    ]);
  });

  it('asks for a reason, and for words where it is another one', async () => {
    const { store } = fakeStore({});
    await expect(cancelPost.run({ ...sent, choice: '' }, store)).rejects.toThrow('Choose a reason');
    await expect(cancelPost.run({ ...sent, choice: 'Another reason' }, store)).rejects.toThrow(
      'Tell us in a few words',
    );
  });
});
