import { linesToSend, shippingToSend, withProduct } from './order-lines-draft';

const honey = { productId: 1, name: 'Honey', price: 300 };

describe('typed rows of an order', () => {
  it('are sent with whole quantities', () => {
    expect(linesToSend([{ ...honey, quantity: ' 3 ' }], 0)).toEqual([
      { product_id: 1, quantity: 3 },
    ]);
  });

  it.each(['', '1.5', '-1', 'two'])('are refused with the quantity "%s"', (quantity) => {
    expect(linesToSend([{ ...honey, quantity }], 0)).toBe(
      'Enter a whole number as the quantity of Honey',
    );
  });

  it('may have none of an item in a changed order only', () => {
    expect(linesToSend([{ ...honey, quantity: '0' }], 0)).toHaveLength(1);
    expect(linesToSend([{ ...honey, quantity: '0' }], 1)).toContain('Honey');
  });

  it('get one more piece of what they have already', () => {
    const once = withProduct([], honey);
    expect(withProduct(once, honey)).toEqual([{ ...honey, quantity: '2' }]);
  });
});

describe('a typed delivery fee', () => {
  it.each([
    ['', null],
    ['₹ 1,040.50', 1040.5],
    ['0', 0],
    ['free', 'Enter the delivery fee in rupees'],
  ])('"%s" is %s', (typed, sent) => {
    expect(shippingToSend(typed)).toBe(sent);
  });
});
