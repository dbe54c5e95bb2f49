import { allotStock } from './allot-stock.ts';
import type { CartLine, ComboPart, LineProduct } from './cart-lines.ts';
import { countPieces, explodeCombos } from './explode-combos.ts';

const product = (productId: number, more: Partial<LineProduct> = {}): LineProduct => ({
  productId,
  name: `Product ${productId}`,
  sku: `SKU-${productId}`,
  hsn: '0910',
  brandId: 1,
  brandName: 'Brand',
  categoryIds: [1],
  price: 10_000,
  basePrice: 12_000,
  gstRate: 500,
  netQuantity: 250,
  unit: 'g',
  image: null,
  stock: 10,
  membersUntilMs: null,
  isSold: true,
  isReturnable: true,
  family: null,
  ...more,
});

const line = (one: LineProduct, quantity: number, parts: ComboPart[] | null = null): CartLine => ({
  ...one,
  id: one.productId,
  quantity,
  parts,
  requestedQuantity: null,
});

const part = (one: LineProduct, quantity: number): ComboPart => ({ ...one, quantity });

const totals = (lines: readonly CartLine[]) => explodeCombos(lines).map(({ total }) => total);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe('the parts of a combo', () => {
  it('leave a product that is sold singly as it is', () => {
    const [sold] = explodeCombos([line(product(1), 3)]);
    expect(sold).toMatchObject({ productId: 1, quantity: 3, price: 10_000, total: 30_000 });
  });

  it('share its price in proportion to their own prices times quantity', () => {
    const parts = [part(product(1), 1), part(product(2, { price: 5_000 }), 2)];
    const sold = explodeCombos([line(product(9, { price: 18_000 }), 1, parts)]);
    expect(
      sold.map(({ productId, quantity, price, total }) => [productId, quantity, price, total]),
    ).toEqual([
      [1, 1, 9_000, 9_000],
      [2, 2, 4_500, 9_000],
    ]);
  });

  it('get the paise that do not divide by the largest remainder', () => {
    const parts = [1, 2, 3].map((id) => part(product(id), 1));
    expect(totals([line(product(9, { price: 10_000 }), 1, parts)])).toEqual([3_334, 3_333, 3_333]);
  });

  it('have the share of one combo times the number of combos', () => {
    const parts = [1, 2, 3].map((id) => part(product(id), 1));
    expect(totals([line(product(9, { price: 10_000 }), 7, parts)])).toEqual([
      23_338, 23_331, 23_331,
    ]);
  });

  it('add up where the combo costs fewer paise than it has parts', () => {
    const parts = [1, 2, 3, 4, 5].map((id) => part(product(id), 3));
    expect(totals([line(product(9, { price: 2 }), 4, parts)])).toEqual([4, 4, 0, 0, 0]);
  });

  it('add up where the combo costs more than its parts', () => {
    const parts = [part(product(1, { price: 100 }), 1), part(product(2, { price: 300 }), 1)];
    expect(totals([line(product(9, { price: 1_000 }), 2, parts)])).toEqual([500, 1_500]);
  });

  it('keep the shares that were agreed, whatever they cost now', () => {
    const parts = [
      { ...part(product(1, { price: 99_900 }), 1), share: 3_000 },
      { ...part(product(2, { price: 1 }), 2), share: 7_000 },
    ];
    expect(totals([line(product(9, { price: 10_000 }), 2, parts)])).toEqual([6_000, 14_000]);
  });

  it('always add up to the combo, with a price of a piece that is the share rounded down', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let times = 0; times < 2_000; times += 1) {
      const parts = Array.from({ length: 2 + random(19) }, (_, id) =>
        part(product(id, { price: 1 + random(200_000) }), 1 + random(50)),
      );
      const price = 1 + random(1_000_000);
      const quantity = 1 + random(20);
      const sold = explodeCombos([line(product(99, { price }), quantity, parts)]);
      expect(sum(sold.map(({ total }) => total))).toBe(price * quantity);
      for (const one of sold) {
        expect(one.total).toBeGreaterThanOrEqual(one.price * one.quantity);
        expect(one.total).toBeLessThan((one.price + 1) * one.quantity);
      }
    }
  });

  it('are counted together with the same product sold singly', () => {
    const combo = line(product(9), 2, [part(product(1), 3), part(product(2), 1)]);
    expect([...countPieces(explodeCombos([combo, line(product(1), 4)]))]).toEqual([
      [1, 10],
      [2, 2],
    ]);
  });
});

describe('the stock for the lines of a cart', () => {
  const stocks = (lines: readonly CartLine[]) =>
    allotStock(lines).map(({ stock, isStockShared }) => [stock, isStockShared]);
  const combo = (quantity: number, parts: ComboPart[], more: Partial<LineProduct> = {}) =>
    line(product(9, more), quantity, parts);

  it('is that of a single product', () => {
    expect(
      stocks([line(product(1, { stock: 4 }), 2), line(product(2, { stock: null }), 2)]),
    ).toEqual([
      [4, false],
      [null, false],
    ]);
  });

  it('is what the parts of a combo allow; unknown stock does not limit it', () => {
    const parts = [part(product(1, { stock: 7 }), 2), part(product(2, { stock: null }), 1)];
    expect(stocks([combo(1, parts)])).toEqual([[3, false]]);
    expect(stocks([combo(1, [part(product(2, { stock: null }), 1)])])).toEqual([[null, false]]);
  });

  it('is what the older lines leave, of a product and of combos that contain it', () => {
    const parts = [part(product(1, { stock: 7 }), 2), part(product(2, { stock: 9 }), 1)];
    expect(stocks([combo(2, parts), line(product(1, { stock: 7 }), 5)])).toEqual([
      [3, false],
      [3, true],
    ]);
    expect(stocks([line(product(1, { stock: 7 }), 5), combo(2, parts)])).toEqual([
      [7, false],
      [1, true],
    ]);
  });

  it('is none for a combo that is not on sale, except what an order has already', () => {
    const parts = [part(product(1), 1), part(product(2), 1)];
    expect(stocks([combo(1, parts, { isSold: false })])).toEqual([[0, false]]);
    expect(stocks([{ ...combo(3, parts, { isSold: false }), taken: 2 }])).toEqual([[2, false]]);
  });
});
