import type { StoreCaller } from '../../platform/form-posts/call-store';
import { addPost, quantityPost, toWishlistPost, voucherPost } from './cart-posts';

/** A store that remembers its calls and answers each in the same way. */
function fakeStore(answer: Record<string, unknown> = {}) {
  const calls: unknown[] = [];
  const store = (async (call, options) => {
    calls.push([call.method, call.path, options]);
    return { message: 'Done', ...answer };
  }) as StoreCaller;
  return { calls, store };
}

describe('forms of the cart', () => {
  it('adds one piece where no number is sent', async () => {
    const { calls, store } = fakeStore();
    await expect(addPost.run({ pid: '12' }, store)).resolves.toEqual({
      to: '/cart',
      message: 'Product added to cart!',
    });
    expect(calls).toEqual([['POST', '/cart/', { body: { pid: 12, quantity: 1 } }]]);
  });

  it('refuses a product that is no number without asking the store', async () => {
    const { calls, store } = fakeStore();
    await expect(addPost.run({ pid: '../x' }, store)).rejects.toThrow('Must be a number');
    expect(calls).toEqual([]);
  });

  it('takes the number of the pressed button before the typed one', async () => {
    const { calls, store } = fakeStore();
    await quantityPost.run({ item: '7', quantity: '2', to: '3' }, store);
    expect(calls).toEqual([
      ['PATCH', '/cart/{itemId}/', { params: { itemId: 7 }, body: { quantity: 3 } }],
    ]);
  });

  it('puts a product back on the wishlist that the call has taken off', async () => {
    const { calls, store } = fakeStore({ is_in_wishlist: false });
    await toWishlistPost.run({ item: '7', pid: '12' }, store);
    expect(calls.map((call) => (call as string[])[1])).toEqual([
      '/wishlist/',
      '/wishlist/',
      '/cart/{itemId}',
    ]);
  });

  it('goes back to the page of the voucher, never to another site', async () => {
    const { store } = fakeStore();
    const sent = { voucher_code: 'WELCOME10' };
    const to = async (back: string) => (await voucherPost.run({ ...sent, back }, store)).to;
    await expect(to('/checkout?from=cart')).resolves.toBe('/checkout?from=cart');
    await expect(to('//evil.example')).resolves.toBe('/cart');
  });
});
