import type { Product, ProductCard } from '../../../contract/product.ts';
import { toRupees } from '../../money.ts';
import { toReview } from '../review/serialize.ts';
import type { CardTexts } from './card-texts.ts';
import type { LiveProduct } from './live-product.ts';
import type { ProductTexts } from './product-texts.ts';

/** Stars with one decimal; 0 where nobody has given any. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

export function toProductCard(texts: CardTexts, live: LiveProduct): ProductCard {
  return {
    id: texts.id,
    name: texts.name,
    local_name: texts.localName,
    sku: texts.sku,
    image1: texts.firstImage,
    home_image: texts.homeImage,
    product_price: toRupees(live.price),
    base_price: toRupees(live.basePrice),
    available_stock_quantity: live.stock,
    average_rating: {
      average_rating: averageRating(live.ratingSum, live.ratingCount),
      review_count: live.ratingCount,
    },
    review_count: live.ratingCount,
    product_tag_list: texts.tags,
    is_wished: live.isInWishlist,
    brand: texts.brandId,
    brand_name: texts.brandName,
    net_quantity: texts.netQuantity,
    unit: texts.unit,
    is_veg: texts.isVeg,
  };
}

export function toProduct(texts: ProductTexts, live: LiveProduct): Product {
  return {
    ...toProductCard(texts, live),
    images: texts.images,
    image_alts: texts.imageAlts,
    benefits: texts.benefits,
    description: texts.description,
    metatitle: texts.metaTitle,
    metadescription: texts.metaDescription,
    metakeywords: texts.metaKeywords,
    rating_review_data: texts.reviews.map(toReview),
    product_websites: texts.websites,
    hsn: texts.hsn,
    gst_rate: texts.gstRate / 100,
    country_of_origin: texts.origin,
    manufacturer: texts.manufacturer,
    fssai_no: texts.fssaiNo,
    shelf_life: texts.shelfLife,
    ingredients: texts.ingredients,
    members_until:
      texts.membersUntilMs === null ? null : new Date(texts.membersUntilMs).toISOString(),
    product_form: { id: texts.formId, name: texts.formName },
    categories: texts.categories,
  };
}
