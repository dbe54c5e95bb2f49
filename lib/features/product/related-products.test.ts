import type { ProductCard } from '../../contract/product';
import { relatedProductsOf } from './related-products';

const cards = (...ids: number[]) =>
  ids.map((id) => ({ id, available_stock_quantity: 9 }) as ProductCard);
const collectIds = (products: ProductCard[] | null) => products?.map(({ id }) => id);

describe('the rails below a product', () => {
  it('keep related and other products apart, however few are related', () => {
    const { related, others } = relatedProductsOf(
      1,
      { related: cards(7, 8), others: cards(2, 3) },
      cards(4, 5, 6, 9),
    );
    expect(collectIds(related)).toEqual([7, 8]);
    expect(collectIds(others)).toEqual([2, 3, 4, 5, 6]);
  });

  it('show nothing twice, nor the product itself', () => {
    const { related, others } = relatedProductsOf(
      1,
      { related: cards(2, 3), others: cards(3, 7) },
      cards(1, 7, 2, 8),
    );
    expect(collectIds(related)).toEqual([2, 3]);
    expect(collectIds(others)).toEqual([7, 8]);
  });

  it('take no neighbour that is sold out', () => {
    const soldOut = { ...cards(9)[0], available_stock_quantity: 0 } as ProductCard;
    const { others } = relatedProductsOf(1, { related: [], others: cards(2) }, [soldOut]);
    expect(collectIds(others)).toEqual([2]);
  });

  it('hold all that the store names, and no neighbours then', () => {
    const named = cards(2, 3, 4, 5, 6, 7, 8);
    const { others } = relatedProductsOf(1, { related: [], others: named }, cards(20));
    expect(others).toEqual(named);
  });

  it('show the neighbours alone where the related products cannot be read', () => {
    const { related, others } = relatedProductsOf(1, null, cards(1, 7, 8));
    expect(related).toBeNull();
    expect(collectIds(others)).toEqual([7, 8]);
  });
});
