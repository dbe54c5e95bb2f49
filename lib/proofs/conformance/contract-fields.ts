import type { Endpoint } from '../../contract/endpoint.ts';
import { callTitle } from './contract-calls.ts';

/*
 * Fields that a successful answer must have. All others of lib/contract are extensions: they may be
 * missing, but if present their types are checked. In a path, a list means each of its items.
 */

const under = (path: string, names: string): string[] => [
  path,
  ...names.split(' ').map((name) => `${path}.${name}`),
];

const idAndName = 'id name';
const card =
  'id name image1 home_image product_price base_price available_stock_quantity average_rating average_rating.average_rating average_rating.review_count review_count product_tag_list is_wished brand brand_name';
const review = 'name rating review published_at';
const product = `${card} images benefits description metatitle metadescription metakeywords rating_review_data product_websites sku hsn gst_rate net_quantity unit country_of_origin manufacturer fssai_no is_veg shelf_life ingredients`;
const address =
  'id full_name mobile mobile_without_ext another_mobile another_mobile_without_ext address_line_1 address_line_2 landmark city_obj city_obj.id city_obj.name state_obj state_obj.id state_obj.name country_obj country_obj.id country_obj.name postal_code is_default address_tags';
const profile = 'first_name last_name company email mobile_no profile_pic is_subscribed addresses';
const totals = 'total discount_amt gst_amt final_total cart_counter product_price';
const orderAddress = 'full_name mobile_no full_address';
const orderLine =
  'id product_name quantity selling_price tax_name product_total is_rated product_rating_by_user';
const post = 'id title content banner banner_url published_at';
const option = under('data', idAndName);
const category = `${idAndName} metatitle metadescription metakeywords web_image children`;

const login = [
  ...under(
    'data',
    'token first_name last_name email phone_no cart_counter cart_totals cart_totals.final_total wishlist_counter is_sose_elite_user id is_staff is_superuser',
  ),
  'allow_company_list',
];
const profileAnswer = [...under('data', profile), ...under('data.addresses', address)];
const change = ['message', 'cart_counter', ...under('cart_totals', totals)];
const voucher = ['total', 'gst_amt', 'discount_amt', 'final_total'];
const link = ['txn_id', 'payment_url', 'order_id'];
const order = [
  ...under(
    'data',
    'order_id order_date delivery_date order_status is_paid is_invoiced is_gift gift_message applied_voucher_code final_total tax_amt shipping_amt discount_amt',
  ),
  ...under('data.billing_address', orderAddress),
  ...under('data.shipping_address', orderAddress),
  ...under('data.product_info', orderLine),
  ...under('data.rated_product_info', orderLine),
];
const section = under('data', 'id label description image images is_visible_on_website');
const related = 'RelatedOtherProducts';
const store =
  'store_name image landmark address_line_1 address_line_2 state_obj state_obj.id state_obj.name postal_code work_start_time work_end_time mobile_no email location_url virtual_location_url city';

const byTitle: Record<string, readonly string[]> = {
  'GET /user/visitor/': ['visitor_id'],
  'POST /user/send-otp/': ['message'],
  'POST /user/verify-otp/': login,
  'POST /user/signin/': login,
  'POST /user/signup/': ['message'],
  'POST /user/reset-password/': ['message'],
  'POST /user/reset-password/{resetUUID}/': ['message'],
  'POST /user/change-password/': ['message'],
  'POST /user/deactivate/': ['message'],
  'GET /user/meta-tags/': ['title', 'description', 'keywords'],
  'GET /user/profile/': profileAnswer,
  'PATCH /user/profile/': profileAnswer,
  'GET /user/elite_check/': ['is_sose_elite_user', 'end_date'],
  'GET /user/profile_elite_users/': under(
    'data',
    'user_data user_data.name start_date end_date is_expired is_active',
  ),
  'GET /user/address/': under('data', address),
  'POST /user/address/': under('data', address),
  'PATCH /user/address/{id}/': under('data', address),
  'PATCH /user/address/': under('data', address),
  'DELETE /user/address/{id}/': ['message'],
  'GET /categories/': [
    ...under('data', category),
    ...under('data.children', category),
    ...under('data.children.children', category),
  ],
  'GET /web/products/list/': [
    ...under('data', 'total'),
    ...under('data.data', card),
    'total_pages',
    'message',
    ...under('category_banners', 'web_banner mobile_banner'),
    'facets',
    ...['brands', 'tags', 'foams'].flatMap((name) => under(`facets.${name}`, 'id name count')),
  ],
  'GET /web/product-tags/list/': option,
  'GET /web/product-foams/list/': option,
  'GET /web/brand/list/': option,
  'GET /web/single/product/{id}/': [
    ...under('data', product),
    ...under('data.rating_review_data', review),
  ],
  'GET /api/related-other-products/': [
    related,
    ...['related_product_details', 'other_product_details', 'product_details'].flatMap((name) =>
      under(`${related}.${name}`, card),
    ),
  ],
  'GET /products': under('data', card),
  'GET /rating_review/{productId}/': [
    ...['product_id', 'product_name', 'product_image', 'average_rating', 'review_count'],
    ...under('reviews', review),
  ],
  'GET /cart/': [
    ...under(
      'data',
      'id product product_id product_image quantity selling_price total available_quantity',
    ),
    ...under('cart_totals', totals),
  ],
  'POST /cart/': change,
  'PATCH /cart/{itemId}/': change,
  'DELETE /cart/{itemId}': change,
  'GET /validate-voucher-code/': voucher,
  'DELETE /validate-voucher-code/': voucher,
  'GET /listwish/': under(
    'data',
    'id name images product_price base_price available_stock_quantity',
  ),
  'POST /wishlist/': ['message', 'wishlist_counter'],
  'POST /orders/': ['order_id', 'message'],
  'GET /web/orders/list/': [
    ...under('data', 'order_id order_date final_total pay_type sale_status'),
    'total_pages',
  ],
  'GET /orders/{orderId}': order,
  'POST /orders/{orderId}/cancel/': order,
  'POST /orders/{orderId}/return/': order,
  'POST /get-order-payment-link/': link,
  'PATCH /edit-order-payment-link/': link.slice(0, 2),
  'POST /get-subscription-payment-link/': ['payment_url'],
  'POST /getvoucgerpaymentlink/': ['data'],
  'GET /ecommerce/banners/': under(
    'data',
    'image alt_text category_id product_id products title content',
  ),
  'GET /product-section/': section,
  'GET /lower-section/': section,
  'GET /newarrival/list': under('data', card),
  'GET /musttry/list': under('data', card),
  'GET /bestofalltime/list': under('data', card),
  'GET /home/blogs/': under('data', 'id title banner banner_url published_at'),
  'GET /statistics-section/': under('data', 'id name value'),
  'GET /stores/': [...under('store_section_data', store), ...under('cities', idAndName)],
  'GET /blogs/': [...under('blogs', post), 'total_pages', ...under('filters', 'year months')],
  'GET /blogs/{id}/': [
    ...under('blogData', post),
    ...under('nextPost', 'id title'),
    ...under('previousPost', 'id title'),
  ],
  'GET /countries/': under('data', 'id country_name calling_code'),
  'GET /states/{countryId}/': option,
  'GET /cities/{stateId}': option,
  'GET /events/ecommerce/': under('events', 'id title event_image start_datetime'),
  'GET /online_appointment_slots/': under(
    'online_appointment_slot',
    'id week_day_number starting_hour',
  ),
  'POST /events/': ['message'],
  'POST /inquiries/': ['message'],
  'POST /user/web/b2b/create/': ['message'],
  'POST /user/web/Exportlead/create/': ['message'],
  'GET /health': ['database'],
};

/** Returns the paths of the fields that an answer of the call must have. */
export const requiredFields = (call: Pick<Endpoint, 'method' | 'path'>): readonly string[] => [
  'status',
  ...(byTitle[callTitle(call)] ?? []),
];

/** Returns the first place of each field that an answer lacks, with the index in lists. */
export function missingFields(answer: unknown, fields: readonly string[]): string[] {
  return fields.flatMap((field) => firstMissing(answer, field.split('.'), '').slice(0, 1));
}

function firstMissing(value: unknown, [name, ...rest]: readonly string[], at: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      firstMissing(item, name === undefined ? [] : [name, ...rest], `${at}[${index}]`),
    );
  }
  if (name === undefined || typeof value !== 'object' || value === null) return [];
  const fieldPath = at === '' ? name : `${at}.${name}`;
  const inner = (value as Record<string, unknown>)[name];
  // A field within a missing one is not named as well.
  if (inner === undefined) return rest.length === 0 ? [fieldPath] : [];
  return firstMissing(inner, rest, fieldPath);
}
