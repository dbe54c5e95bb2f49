import { cutText } from '../contract/cut-text';
import { readableText } from '../contract/readable-text';
import { demoBenefits } from '../contract/elite-benefits';
import { storeRules } from '../contract/store-rules';
import { isObject } from './is-object';

/*
 * Fields that a store API may omit, with a default derived from other fields of the answer.
 * `fitAnswer` fills in the rest.
 */

type Fields = Record<string, unknown>;

/** Defaults of a given object, used for fields that are null or missing. */
const under = (given: Fields, defaults: Fields): Fields => {
  const missing = Object.entries(defaults).filter(
    ([name, value]) => (given[name] ?? null) === null && value !== undefined,
  );
  return missing.length > 0 ? { ...given, ...Object.fromEntries(missing) } : given;
};

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toFields = (value: unknown): Fields => (isObject(value) ? value : {});

const each = (change: (entry: Fields, position: number) => Fields) => (list: unknown) =>
  Array.isArray(list)
    ? list.map((entry: unknown, position) => (isObject(entry) ? change(entry, position) : entry))
    : list;

/** Changes the named parts of an answer that exist. */
const within =
  (parts: Record<string, (part: unknown) => unknown>) =>
  (answer: Fields): Fields => {
    const changed = Object.entries(parts).flatMap(([name, change]) =>
      Object.hasOwn(answer, name) ? [[name, change(answer[name])] as const] : [],
    );
    return { ...answer, ...Object.fromEntries(changed) };
  };

const one = (change: (entry: Fields) => Fields) => (part: unknown) =>
  isObject(part) ? change(part) : part;

const numbered = each((entry, position) => under(entry, { id: position + 1 }));

const card = (product: Fields): Fields =>
  under(product, {
    base_price: product['product_price'],
    image1: toList(product['images'])[0] ?? product['home_image'],
    review_count: toFields(product['average_rating'])['review_count'],
  });

const page = (product: Fields): Fields =>
  under(within({ rating_review_data: numbered })(card(product)), {
    images: [product['image1']].filter(Boolean),
    product_form: { id: 0, name: '' },
    rating_review_data: [],
  });

const summaryLength = 160;

const post = (entry: Fields): Fields =>
  under(entry, {
    summary: cutText(readableText(toText(entry['content'])), summaryLength),
    updated_at: entry['published_at'],
  });

const event = (entry: Fields): Fields =>
  under(entry, {
    end_datetime: entry['start_datetime'],
    updated_at: entry['start_datetime'],
    category: 'Physical Event',
  });

const store = (entry: Fields, position: number): Fields =>
  under(entry, {
    id: position + 1,
    city_obj: { id: position + 1, name: toText(entry['city']) },
    state_obj: { id: position + 1, name: '' },
  });

const orderStatus = (row: Fields) =>
  row['sale_status'] === 'Sales Order' ? 'Confirmed' : 'Pending';

const orderRow = (row: Fields): Fields =>
  under(row, { order_status: orderStatus(row), pay_type: 'Cash on Delivery' });

const orderLines = each((line) => under(line, { product_id: line['id'] }));

const order = (entry: Fields): Fields => {
  const lines = toList(entry['product_info']).map((line) => toFields(line)['product_total']);
  return under(within({ product_info: orderLines, rated_product_info: orderLines })(entry), {
    order_status: orderStatus(entry),
    pay_type: entry['is_paid'] === true ? 'Online Payment' : 'Cash on Delivery',
    total: lines.reduce((sum: number, total) => sum + (typeof total === 'number' ? total : 0), 0),
  });
};

const profile = (entry: Fields): Fields => under(entry, { is_sose_elite_user: false });

const cards = within({ data: each(card) });
const cartAnswer = within({
  cart_totals: one((totals) => under(totals, { product_price: totals['total'] })),
  data: each((item) => under(item, { base_price: item['selling_price'] })),
});

/** By path of the call. */
const derivations: Record<string, (answer: Fields) => Fields> = {
  '/web/products/list/': (answer) =>
    within({
      data: one((data) =>
        under(within({ data: each(card) })(data), {
          total: estimateTotal(data, answer['total_pages']),
        }),
      ),
    })(answer),
  '/newarrival/list': cards,
  '/musttry/list': cards,
  '/bestofalltime/list': cards,
  '/products': cards,
  '/web/single/product/{id}/': within({ data: one(page) }),
  '/api/related-other-products/': within({
    RelatedOtherProducts: each(
      within({ related_product_details: each(card), other_product_details: each(card) }),
    ),
  }),
  '/rating_review/{productId}/': within({ reviews: numbered }),
  '/ecommerce/banners/': within({ data: numbered }),
  '/blogs/': within({ blogs: each(post) }),
  '/blogs/{id}/': within({ blogData: one(post), nextPost: one(post), previousPost: one(post) }),
  '/home/blogs/': within({ data: each(post) }),
  '/events/ecommerce/': within({ events: each(event) }),
  '/events/{id}/': within({ data: one(event) }),
  '/stores/': within({ store_section_data: each(store) }),
  '/cart/': cartAnswer,
  '/cart/{itemId}': cartAnswer,
  '/cart/{itemId}/': cartAnswer,
  '/listwish/': within({
    data: each((item) =>
      under(item, { product_id: item['id'], base_price: item['product_price'] }),
    ),
  }),
  '/web/orders/list/': within({ data: each(orderRow) }),
  '/orders/{orderId}': within({ data: one(order) }),
  '/shop-profile/': within({
    data: one((shop) =>
      under(shop, {
        closed_pages: ['/concern', '/growers', '/lot'],
        pays_online: true,
        elite_benefits: demoBenefits,
        replacement_days: storeRules.replacementDays,
        return_days: storeRules.returnDays,
        elite_name: `${toText(shop['name'])} Elite`,
      }),
    ),
  }),
  '/user/profile/': within({ data: one(profile) }),
  '/user/profile_elite_users/': within({ data: numbered }),
};

/* If there are more pages: the minimum that they imply. */
function estimateTotal(data: Fields, totalPages: unknown): number {
  const here = toList(data['data']).length;
  return typeof totalPages === 'number' && totalPages > 1
    ? Math.max(here, (totalPages - 1) * 20 + 1)
    : here;
}

/** Fills in the fields of an answer that follow from its other fields. */
export function deriveFields(path: string, answer: unknown): unknown {
  const derive = derivations[path];
  return derive && isObject(answer) ? derive(answer) : answer;
}
