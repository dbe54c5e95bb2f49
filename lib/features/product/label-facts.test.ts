import type { Product } from '../../contract/product';
import { labelFacts } from './label-facts';

type Brand = Parameters<typeof labelFacts>[2];

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
  is_returnable: null,
  region: '',
  importer: '',
  certificates: [],
  members_until: null,
  vaidya_name: '',
  vaidya_note: '',
  product_form: { id: 2, name: 'Bar' },
  categories: [],
};
const terms = (more: Partial<Product> = {}, brand: Brand = null) =>
  labelFacts({ ...product, ...more }, { gstin: '' }, brand).cells;

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

  it('has the certificates of the brand, unless the product has its own', () => {
    const brand = { certificates: ['PGS 7'], fssai_no: '10012345678901' };
    const ofBrand = Object.fromEntries(terms({}, brand));
    expect(ofBrand['Certificates']).toMatch(/^PGS 7 https:/);
    expect(ofBrand['FSSAI']).toMatch(/^10012345678901 https:/);
    const own = { certificates: ['NPOP 1'], fssai_no: '20012345678902' };
    const ofProduct = Object.fromEntries(terms(own, brand));
    expect(ofProduct['Certificates']).toMatch(/^NPOP 1 https:/);
    expect(ofProduct['FSSAI']).toMatch(/^20012345678902 https:/);
  });

  it('has the allergens where there are some', () => {
    expect(terms({ allergens: 'Contains sesame' })).toContainEqual([
      'Allergens',
      'Contains sesame',
    ]);
  });
});
