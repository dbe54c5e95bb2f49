import type { PicturedProduct } from '../../contract/home';
import type { ProductCard } from '../../contract/product';

export interface ChosenProduct {
  id: number;
  name: string;
  card?: PicturedProduct;
}

export const chosenFrom = (card: ProductCard): ChosenProduct => ({
  id: card.id,
  name: card.name,
  card: {
    id: card.id,
    name: card.name,
    net_quantity: card.net_quantity,
    unit: card.unit,
    product_price: card.product_price,
  },
});
