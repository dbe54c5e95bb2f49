import type { BrandPage } from '../../contract/brand';
import type { Category } from '../../contract/category';
import type { StoreEvent } from '../../contract/event';
import type { ShopProfile } from '../../contract/shop-profile';
import { absolute } from '../../seo/absolute';
import type { Post } from '../../contract/post';
import type { Product } from '../../contract/product';
import { eventLocation } from '../event/event-query';
import { formatDate, formatStart } from '../../format/date';
import { formatNetQuantity } from '../../format/money';
import { productCount } from '../category/product-count';

export const shareKinds = ['products', 'posts', 'events', 'categories', 'brands', 'shop'] as const;
export type ShareKind = (typeof shareKinds)[number];

export interface ShareCard {
  kind: ShareKind;
  id: number;
  overline: string;
  title: string;
  localName: string;
  note: string;
  /** Null: the shop's logo is drawn. */
  picture: string | null;
}

const joined = (parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** No price: a shared picture is not updated when the price changes. */
export function productCard(product: Product): ShareCard {
  const { average_rating: rating } = product;
  return {
    kind: 'products',
    id: product.id,
    overline: product.brand_name,
    title: product.name,
    localName: product.local_name ?? '',
    note: joined([
      formatNetQuantity(product.net_quantity, product.unit),
      rating.review_count > 0
        ? `${rating.average_rating} of 5 stars from ${rating.review_count} ${rating.review_count === 1 ? 'review' : 'reviews'}`
        : product.region || product.country_of_origin,
    ]),
    picture: product.images[0] ?? null,
  };
}

export const postCard = (post: Post): ShareCard => ({
  kind: 'posts',
  id: post.id,
  overline: 'Journal',
  title: post.title,
  localName: '',
  note: joined([
    formatDate(post.published_at),
    post.reading_minutes > 0 && `${post.reading_minutes} min read`,
  ]),
  picture: post.banner,
});

export const eventCard = (event: StoreEvent): ShareCard => ({
  kind: 'events',
  id: event.id,
  overline: event.category === 'Online' ? 'Event, online' : 'Event',
  title: event.title,
  localName: '',
  note: joined([formatStart(event.start_datetime), eventLocation(event)]),
  picture: event.event_image,
});

export const categoryCard = (category: Category): ShareCard => ({
  kind: 'categories',
  id: category.id,
  overline: 'Shop by category',
  title: category.name,
  localName: '',
  note: productCount(category.product_count) ?? '',
  picture: category.mobile_image ?? category.web_image,
});

export const brandCard = (brand: BrandPage): ShareCard => ({
  kind: 'brands',
  id: brand.id,
  overline: 'All products from',
  title: brand.name,
  localName: '',
  note: joined([brand.town, productCount(brand.product_count || undefined)]),
  picture: brand.image,
});

/** Of pages without a picture of their own, in a shop that is not the demo. */
export const shopCard = ({
  line,
  description,
  city,
  state,
}: Pick<ShopProfile, 'line' | 'description' | 'city' | 'state'>): ShareCard => ({
  kind: 'shop',
  id: 1,
  overline: [city, state].filter(Boolean).join(', ') || 'Online shop',
  title: line || description,
  localName: '',
  note: new URL(absolute('/')).host,
  picture: null,
});
