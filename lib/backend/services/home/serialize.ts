import type { BlogCard, HomeBanner, HomeSection, PicturedProduct } from '../../../contract/home.ts';
import type { ProductCard } from '../../../contract/product.ts';
import type { banners, homeSections } from '../../db/schema/content.ts';
import { absoluteUrl } from '../post/serialize.ts';

type BannerRow = typeof banners.$inferSelect;
type SectionRow = typeof homeSections.$inferSelect;

interface PostRow {
  id: number;
  title: string;
  summary: string;
  banner: string | null;
  publishedAt: Date | null;
}

export function toPicturedProduct(card: ProductCard): PicturedProduct {
  return {
    id: card.id,
    name: card.name,
    net_quantity: card.net_quantity,
    unit: card.unit,
    product_price: card.product_price,
  };
}

export function toBanner(
  { banner, productName }: { banner: BannerRow; productName: string | null },
  picturedProducts: PicturedProduct[],
): HomeBanner {
  return {
    id: banner.id,
    image: banner.image,
    alt_text: banner.altText,
    category_id: banner.categoryId,
    product_id: banner.productId,
    products: productName === null ? null : { name: productName },
    title: banner.title,
    content: banner.content,
    pictured_products: picturedProducts,
  };
}

export function toSection(row: SectionRow): HomeSection {
  return {
    id: row.id,
    label: row.label,
    description: row.description,
    image: row.image,
    images: row.images,
    layout: row.layout,
    is_visible_on_website: row.isVisible,
  };
}

/** `banner_url` is absolute, for API clients on other sites. */
export function toBlogCard(row: PostRow, siteUrl: string): BlogCard {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    banner: row.banner,
    banner_url: absoluteUrl(row.banner, siteUrl),
    published_at: (row.publishedAt ?? new Date(0)).toISOString(),
  };
}
