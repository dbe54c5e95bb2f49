import type { Product } from '../../contract/product';
import { labelFacts } from './label-facts';

const product: Product = {
  id: 7,
  name: 'Sesame brittle',
  local_name: null,
  sku: 'SB-7',
  image1: null,
  home_image: null,
  product_price: 99.5,
  base_price: 120,
  available_stock_quantity: 3,
  average_rating: { average_rating: 0, review_count: 0 },
  review_count: 0,
  product_tag_list: [],
  is_wished: false,
  brand: 1,
  brand_name: 'Aranya',
  net_quantity: 250,
  unit: 'g',
  is_veg: true,
  images: [],
  benefits: [],
  description: '',
  metatitle: '',
  metadescription: '',
  metakeywords: '',
  rating_review_data: [],
  product_websites: [33],
  hsn: '1704',
  gst_rate: 5,
  country_of_origin: 'India',
  manufacturer: 'A mill',
  fssai_no: null,
  shelf_life: '',
  ingredients: 'Sesame, jaggery',
  allergens: '',
  barcode: null,
  region: '',
  importer: '',
  certificates: [],
  members_until: null,
  product_form: { id: 2, name: 'Bar' },
  categories: [],
};
const terms = (more: Partial<Product> = {}) =>
  labelFacts({ ...product, ...more }, { gstin: '' }).cells;

describe('the label of a product', () => {
  it('has no cell for what is not known', () => {
    expect(terms().map(([term]) => term)).toEqual([
      'Net quantity',
      'Country of origin',
      'Made by',
      'Form',
      'HSN',
    ]);
  });

  it('has the allergens where there are some', () => {
    expect(terms({ allergens: 'Contains sesame' })).toContainEqual([
      'Allergens',
      'Contains sesame',
    ]);
  });
});
