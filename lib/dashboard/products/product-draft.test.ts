import { newProduct, type StaffProduct } from '../../contract/staff-product';
import { fromLocalMoment, toLocalMoment } from './local-moment';
import { changedNames, emptyDraft, toProductInput, toDraft } from './product-draft';

const product = {
  id: 7,
  name: 'Cloves',
  local_name: null,
  sku: 'CLV-1',
  product_price: 180.5,
  base_price: 220,
  available_stock_quantity: null,
  low_stock_at: null,
  brand: 1,
  product_form: { id: 2, name: 'Whole' },
  category_id: 3,
  tag_list: [{ id: 4, name: 'Best Seller' }],
  hsn: '0907',
  gst_rate: 5,
  net_quantity: 50,
  unit: 'g',
  is_veg: true,
  country_of_origin: 'India',
  certificates: [],
  manufacturer: 'A grower',
  fssai_no: null,
  shelf_life: '18 months',
  ingredients: 'Cloves',
  benefits: ['Warm', 'Whole'],
  description: '<p>Cloves.</p>',
  metatitle: '',
  metadescription: '',
  metakeywords: '',
  search_words: 'laung',
  rail: null,
  related: [{ id: 9, name: 'Mace', sku: 'MAC-1', image1: null }],
  public_from: null,
  members_until: '2026-11-30T18:30:00.000Z',
} as unknown as StaffProduct;

const parseDraft = (draft = toDraft(product)) => newProduct.validateSync(toProductInput(draft));

describe('the form of a product', () => {
  it('says nothing new where nobody has typed', () => {
    expect(changedNames(parseDraft(), product)).toEqual([]);
  });

  it('says just what was changed', () => {
    const draft = {
      ...toDraft(product),
      product_price: '175',
      is_veg: null,
      benefits: 'Whole\n\n  Warm ',
      related_ids: [],
      members_until: '',
    };
    expect(changedNames(parseDraft(draft), product).toSorted()).toEqual(
      ['benefits', 'is_veg', 'members_until', 'product_price', 'related_ids'].toSorted(),
    );
    expect(parseDraft(draft)).toMatchObject({ product_price: 175, benefits: ['Whole', 'Warm'] });
  });

  it('is found fault with where it is empty', () => {
    expect(() =>
      newProduct.validateSync(toProductInput(emptyDraft), { abortEarly: false }),
    ).toThrow();
  });
});

describe('a moment on the clock in India', () => {
  it('is the same moment there and back', () => {
    expect(toLocalMoment('2026-11-30T18:30:00.000Z')).toBe('2026-12-01T00:00');
    expect(fromLocalMoment('2026-12-01T00:00')).toBe('2026-11-30T18:30:00.000Z');
    expect([toLocalMoment(null), fromLocalMoment('')]).toEqual(['', null]);
  });
});
