import type { ProductCard } from '../../contract/product';
import { findNewProducts } from './new-products';
import { readNewest } from './queries';

jest.mock('./queries', () => ({ readNewest: jest.fn() }));

const product = (id: number) => ({ id }) as ProductCard;
const empty = { newArrivals: [], mustTry: [], bestSellers: [] };

describe('the first row of products of the home page', () => {
  beforeEach(() => {
    jest.mocked(readNewest).mockResolvedValue([product(2), product(1)]);
  });

  it('has the newest products while no carousel is filled, with a banner too', async () => {
    expect(await findNewProducts(empty)).toEqual({
      title: 'New arrivals',
      products: [product(2), product(1)],
    });
  });

  it('is as staff have filled the carousels', async () => {
    const newArrivals = [product(7)];
    expect((await findNewProducts({ ...empty, newArrivals })).products).toEqual(newArrivals);
    expect((await findNewProducts({ ...empty, mustTry: [product(7)] })).products).toEqual([]);
  });

  it('says that it could not be read', async () => {
    expect((await findNewProducts({ ...empty, newArrivals: null })).products).toBeNull();
  });
});
