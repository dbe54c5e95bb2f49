/*
 * Fields without which an entry means nothing: a product without a price, an order without a number.
 * Nothing stands in for them. Any other missing field is left empty.
 */
const neededFields: ReadonlySet<string> = new Set([
  'amount',
  'country_name',
  'final_total',
  'from_path',
  'href',
  'id',
  'name',
  'order_date',
  'order_id',
  'payment_url',
  'product',
  'product_id',
  'product_price',
  'published_at',
  'quantity',
  'selling_price',
  'start_datetime',
  'starting_hour',
  'status',
  'to_path',
  'token',
  'value',
  'visitor_id',
]);

/* The content of an answer as a whole, a title by which something is linked, a text in a list. */
const wholes =
  /^(data|data\.data|blogs|blogData|events|cart_totals|reviews|store_section_data|RelatedOtherProducts|online_appointment_slot|data\.price)$|^(blogs\[\]|blogData|events\[\])\.title$|\[\]$/;

/** Returns whether the field at a path such as `data.data[].name` is needed. */
export function isNeeded(path: string): boolean {
  return wholes.test(path) || neededFields.has(path.slice(path.lastIndexOf('.') + 1));
}
