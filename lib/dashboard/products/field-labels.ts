import { findProductField, productFieldNames } from '../../contract/product-fields';

const labels: Record<string, string> = {
  name: 'Name',
  local_name: 'Name in local language',
  sku: 'SKU',
  product_price: 'Price',
  base_price: 'MRP',
  available_stock_quantity: 'Stock',
  low_stock_at: 'Low-stock alert at',
  brand_id: 'Brand',
  form_id: 'Form',
  category_id: 'Category',
  tag_ids: 'Tags',
  ...Object.fromEntries(
    productFieldNames.map((name) => [name, findProductField(name).input.label]),
  ),
  search_words: 'Search synonyms',
  rail: 'Home page carousel',
  related_ids: 'Related products',
  public_from: 'Publish date',
  members_until: 'Members-only until',
  is_on_sale: 'Published',
  replacement_id: 'Replacement product',
  pictures: 'Pictures',
};

export const fieldLabel = (name: string): string => labels[name] ?? name;
