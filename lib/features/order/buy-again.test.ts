import { buyAgain, type CartAnswer } from './buy-again';

const line = (product_id: number, quantity: number) => ({
  product_id,
  product_name: `Product ${product_id}`,
  quantity,
});

function fakeCart(stock: Record<number, number>) {
  const taken: Record<number, number> = {};
  const add = async (id: number, quantity: number): Promise<CartAnswer> => {
    const available = stock[id];
    if (available === undefined) return { isAdded: false, why: 'We don’t sell it any more' };
    if (quantity > available) return { isAdded: false, available, why: 'It is out of stock' };
    taken[id] = quantity;
    return { isAdded: true };
  };
  return { add, taken };
}

describe('buyAgain', () => {
  it('adds what was ordered', async () => {
    const { add, taken } = fakeCart({ 1: 5, 2: 5 });
    expect(await buyAgain([line(1, 2), line(2, 1)], add)).toEqual({ pieces: 3, missing: [] });
    expect(taken).toEqual({ 1: 2, 2: 1 });
  });

  it('adds as many as there are, and says so', async () => {
    const { add, taken } = fakeCart({ 1: 1 });
    expect(await buyAgain([line(1, 3)], add)).toEqual({
      pieces: 1,
      missing: ['Product 1: only 1 of 3 added.'],
    });
    expect(taken).toEqual({ 1: 1 });
  });

  it('goes on where one is sold out or no longer sold, and names each', async () => {
    const { add, taken } = fakeCart({ 1: 0, 3: 9 });
    expect(await buyAgain([line(1, 1), line(2, 1), line(3, 1)], add)).toEqual({
      pieces: 1,
      missing: [
        'Product 1 wasn’t added. It is out of stock.',
        'Product 2 wasn’t added. We don’t sell it any more.',
      ],
    });
    expect(taken).toEqual({ 3: 1 });
  });

  it('does not go on where the cart cannot be reached', async () => {
    const add = () => Promise.reject(new Error('away'));
    await expect(buyAgain([line(1, 1)], add)).rejects.toThrow('away');
  });
});
