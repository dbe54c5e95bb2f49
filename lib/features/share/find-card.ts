import { findBrand } from '../brand/queries';
import { categoryPath } from '../category/find-category';
import { getCategoryTree } from '../category/queries';
import { findEvent } from '../event/queries';
import { findPost } from '../post/queries';
import { findProduct } from '../product/queries';
import { readShop } from '../shop-profile/queries';
import type { ShopQuery } from '../shop/shop-query';
import {
  brandCard,
  categoryCard,
  eventCard,
  postCard,
  productCard,
  shopCard,
  type ShareCard,
  type ShareKind,
} from './share-card';

const made = <T>(thing: T | null | undefined, card: (thing: T) => ShareCard) =>
  thing ? card(thing) : null;

const finders: Record<ShareKind, (id: number) => Promise<ShareCard | null>> = {
  products: async (id) => made(await findProduct(id), productCard),
  posts: async (id) => made((await findPost(id))?.blogData, postCard),
  events: async (id) => made(await findEvent(id), eventCard),
  categories: async (id) => made(categoryPath(await getCategoryTree(), id).at(-1), categoryCard),
  brands: async (id) => made(await findBrand(id), brandCard),
  shop: async (id) => (id === 1 ? shopCard(await readShop()) : null),
};

export function findCard(kind: ShareKind, id: number): Promise<ShareCard | null> {
  return finders[kind](id);
}

/** Returns the card of a product list of one category or one brand, else null. */
export async function findCardOfList({
  category,
  brands,
}: Pick<ShopQuery, 'category' | 'brands'>): Promise<ShareCard | null> {
  const [brand, ...others] = brands;
  if (category) return findCard('categories', category);
  return brand && others.length === 0 ? findCard('brands', brand) : null;
}
