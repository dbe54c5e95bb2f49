import type { Context } from 'hono';
import { wishedBy } from './caller.ts';
import { brands } from './demo-products.ts';
import { reviewsOf } from './review-routes.ts';
import type { Product, State } from './state.ts';
import { picturePath, toRupees } from './totals.ts';

function toProduct(state: State, product: Product, wished: Set<number>) {
  const brand = brands.find(({ id }) => id === product.brandId);
  const { reviews, average } = reviewsOf(state, product.id);
  return {
    id: product.id,
    name: product.name,
    image1: picturePath,
    images: [picturePath],
    home_image: picturePath,
    product_price: toRupees(product.price),
    base_price: toRupees(product.mrp),
    available_stock_quantity: product.stock,
    average_rating: { average_rating: average, review_count: reviews.length },
    review_count: reviews.length,
    product_tag_list: product.tags,
    is_wished: wished.has(product.id),
    brand: product.brandId,
    brand_name: brand?.name ?? '',
    benefits: ['Grown without pesticides'],
    description: `<p>${product.name}, packed by hand.</p>`,
    metatitle: product.name,
    metadescription: '',
    metakeywords: '',
    rating_review_data: reviews,
    product_websites: [33],
    sku: `SKU-${product.id}`,
    hsn: product.hsn,
    gst_rate: product.gstRate,
    net_quantity: product.netQuantity,
    unit: product.unit,
    country_of_origin: 'India',
    manufacturer: `${brand?.name ?? ''}, Nashik`,
    fssai_no: product.isVeg === null ? null : '10000000000000',
    is_veg: product.isVeg,
    shelf_life: '12 months',
    ingredients: product.name,
  };
}

/** Products as the caller sees them. */
export const toProducts = (state: State, c: Context, products: Product[]) => {
  const wished = wishedBy(state, c);
  return products.map((product) => toProduct(state, product, wished));
};
