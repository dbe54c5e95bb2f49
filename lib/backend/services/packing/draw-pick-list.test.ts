import { addUpLines } from './draw-pick-list.ts';
import type { Parcel } from './read-parcels.ts';

const line = (productId: number, sku: string, quantity: number) => ({
  productId,
  sku,
  quantity,
  packSize: '250 g',
  name: `Article ${productId}`,
});
const parcel = (id: number, lines: Parcel['lines']) => ({ id, lines }) as Parcel;

describe('what is picked', () => {
  it('is added up over all parcels, by article number, with what goes where', () => {
    const picked = addUpLines([
      parcel(1, [line(7, 'B-7', 2), line(5, 'A-5', 1)]),
      parcel(2, [line(7, 'B-7', 3)]),
    ]);
    expect(picked).toEqual([
      {
        name: 'Article 5',
        sku: 'A-5',
        packSize: '250 g',
        quantity: 1,
        shares: [{ orderId: 1, quantity: 1 }],
      },
      {
        name: 'Article 7',
        sku: 'B-7',
        packSize: '250 g',
        quantity: 5,
        shares: [
          { orderId: 1, quantity: 2 },
          { orderId: 2, quantity: 3 },
        ],
      },
    ]);
  });

  it('is nothing for no parcels', () => {
    expect(addUpLines([])).toEqual([]);
  });
});
