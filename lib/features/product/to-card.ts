import type { ProductCard } from '../../contract/product';
import { limitBadges, comboBadge } from './badges';

/** Only the fields that a card needs, to keep the page small. */
export interface CardProduct {
  id: number;
  name: string;
  image: string | null;
  price: number;
  mrp: number;
  stock: number | null;
  rating: number;
  reviews: number;
  tags: string[];
  brand: string;
  netQuantity: number;
  unit: string;
  isVeg: boolean | null;
  /** Of its family, itself included; 1 without a family. */
  sizes: number;
  /** The lowest price of these, in rupees. */
  priceFrom: number;
}

/** Prices in rupees. */
export function toCard(product: ProductCard): CardProduct {
  return {
    id: product.id,
    name: product.name,
    image: product.image1,
    price: product.product_price,
    mrp: product.base_price,
    stock: product.available_stock_quantity,
    rating: product.average_rating.average_rating,
    reviews: product.average_rating.review_count,
    tags: limitBadges([...(product.is_combo ? [comboBadge] : []), ...product.product_tag_list]),
    brand: product.brand_name,
    netQuantity: product.net_quantity,
    unit: product.unit,
    isVeg: product.is_veg,
    sizes: product.family_size ?? 1,
    priceFrom: product.family_price_from ?? product.product_price,
  };
}
