import { listCategories } from '../../lib/contract/category.ts';
import { listBrands, listProductForms } from '../../lib/contract/product.ts';
import { removeProduct } from '../../lib/contract/staff-product-life.ts';
import {
  changeProduct,
  createProduct,
  type StaffProduct,
} from '../../lib/contract/staff-product.ts';
import { storeApi, storeApiAs } from './store-api.ts';

interface NewProduct {
  name: string;
  sku: string;
  categoryId?: number;
  isOnSale?: boolean;
}

/**
 * Creates a product for one test, three pieces in stock; not for sale unless requested. Not of the
 * brand and category whose products other tests count.
 */
export async function newProduct({
  name,
  sku,
  categoryId,
  isOnSale = false,
}: NewProduct): Promise<StaffProduct> {
  const [brands, forms, categories, office] = await Promise.all([
    storeApi.call(listBrands),
    storeApi.call(listProductForms),
    storeApi.call(listCategories),
    storeApiAs('staff'),
  ]);
  const body = {
    name,
    sku,
    product_price: 181,
    base_price: 220,
    available_stock_quantity: 3,
    brand_id: brands.data[1]?.id ?? 0,
    form_id: forms.data[0]?.id ?? 0,
    category_id: categoryId ?? categories.data.at(-1)?.id ?? 0,
    hsn: '0907',
    gst_rate: 5,
    net_quantity: 50,
    unit: 'g',
    country_of_origin: 'India',
    manufacturer: 'A grower, Kochi',
    description: '<p>Whole and warm.</p>',
  };
  const { data } = await office.call(createProduct, { body });
  if (!isOnSale) return data;
  const params = { id: data.id };
  return (await office.call(changeProduct, { params, body: { is_on_sale: true } })).data;
}

/** Withdraws and deletes a product without orders. */
export async function dropProduct(id: number): Promise<void> {
  const office = await storeApiAs('staff');
  const params = { id };
  await office.call(changeProduct, { params, body: { is_on_sale: false } });
  await office.call(removeProduct, { params });
}
