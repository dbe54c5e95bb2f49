import type { ProductCard } from '../../contract/product';
import { relatedProductsOf } from './related-products';

const cards = (...ids: number[]) =>
  ids.map((id) => ({ id, available_stock_quantity: 9 }) as ProductCard);
const idsOf = (products: ProductCard[] | null) => products?.map(({ id }) => id);

describe('the shelves below a product', () => {
  it('begin with what staff put beside it, filled up to a full shelf', () => {
    const { goesWith, sameCategory } = relatedProductsOf(
      1,
      { related: cards(7, 8), others: cards(2, 3) },
      cards(4, 5, 6),
    );
    expect(idsOf(goesWith)).toEqual([7, 8, 2, 3, 4]);
    expect(idsOf(sameCategory)).toEqual([5, 6]);
  });

  it('show nothing twice, nor the product itself', () => {
    const { goesWith, sameCategory } = relatedProductsOf(
      1,
      { related: cards(2, 3, 4, 5, 6), others: cards(3, 7) },
      cards(1, 7, 2, 8),
    );
    expect(idsOf(goesWith)).toEqual([2, 3, 4, 5, 6]);
    expect(idsOf(sameCategory)).toEqual([7, 8]);
  });

  it('take no neighbour that is sold out', () => {
    const soldOut = { ...cards(9)[0], available_stock_quantity: 0 } as ProductCard;
    const { goesWith } = relatedProductsOf(1, { related: [], others: cards(2) }, [soldOut]);
    expect(idsOf(goesWith)).toEqual([2]);
  });

  it('hold one shelf more at most', () => {
    const many = cards(...Array.from({ length: 40 }, (_, position) => position + 2));
    const { goesWith, sameCategory } = relatedProductsOf(1, { related: [], others: many }, []);
    expect(goesWith).toHaveLength(5);
    expect(sameCategory).toHaveLength(5);
  });

  it('show the neighbours alone where what goes with it cannot be read', () => {
    const { goesWith, sameCategory } = relatedProductsOf(1, null, cards(1, 7, 8));
    expect(goesWith).toBeNull();
    expect(idsOf(sameCategory)).toEqual([7, 8]);
  });
});
