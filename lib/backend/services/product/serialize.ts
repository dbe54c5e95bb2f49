import type { Product, ProductCard } from '../../../contract/product.ts';
import { cardFieldNames, pageFieldNames } from '../../../contract/product-fields.ts';
import { toRupees } from '../../../contract/money.ts';
import { toReview } from '../review/serialize.ts';
import type { CardTexts } from './card-texts.ts';
import {
  toCardFamily,
  toCombo,
  toFamily,
  type PageCombo,
  type PageFamily,
} from './family-columns.ts';
import type { LiveProduct } from './live-product.ts';
import { toTestedLot } from './lots/tested-lots.ts';
import { shownFields } from './product-field-values.ts';
import type { ProductTexts } from './product-texts.ts';

/** Returns the average with one decimal; 0 without ratings. */
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
    ...shownFields(cardFieldNames, texts),
    ...toCardFamily(live),
  };
}

export interface LiveTerms extends LiveProduct {
  /** By the product's own rule or that of its category. */
  mayBeReturned: boolean;
  pageFamily: PageFamily | null;
  pageCombo: PageCombo | null;
}

export function toProduct(texts: ProductTexts, live: LiveTerms): Product {
  return {
    ...toProductCard(texts, live),
    images: texts.images,
    image_alts: texts.imageAlts,
    rating_review_data: texts.reviews.map(toReview),
    product_websites: texts.websites,
    ...shownFields(pageFieldNames, texts),
    is_returnable: live.mayBeReturned,
    family: live.pageFamily && toFamily(live.pageFamily),
    combo: live.pageCombo && toCombo(live.pageCombo, live.price),
    members_until:
      texts.membersUntilMs === null ? null : new Date(texts.membersUntilMs).toISOString(),
    product_form: { id: texts.formId, name: texts.formName },
    categories: texts.categories,
    tested_lots: texts.lots.map(toTestedLot),
  };
}
