import type { Product } from '../../contract/product';
import { labelFacts, withRegister } from './label-facts';

type Brand = Parameters<typeof labelFacts>[2];

/* Only the fields of the label. */
const product = {
  name: 'Sesame brittle',
  net_quantity: 250,
  unit: 'g',
  hsn: '1704',
  gst_rate: 5,
  country_of_origin: 'India',
  manufacturer: 'A mill',
  fssai_no: null,
  ingredients: 'Sesame, jaggery',
  certificates: [],
  product_form: { id: 2, name: 'Bar' },
} as Partial<Product> as Product;
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

  it('has no HSN and rate of a combo, whose items are taxed each at its own', () => {
    const combo = { items: [], saves: 0 };
    const cells = labelFacts({ ...product, combo }, { gstin: '24AAAAA0000A1Z8' }, null).cells;
    const taxed = labelFacts(product, { gstin: '24AAAAA0000A1Z8' }, null).cells;
    expect(cells.map(([term]) => term)).not.toContain('GST included');
    expect(taxed).toContainEqual(['GST included', '5%']);
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

it.each([
  ['NPOP ORG/SC/1234', /^NPOP ORG\/SC\/1234 https:\/\/apeda\.gov\.in\//],
  ['PGS-India Green 7/45', / https:\/\/pgsindia-ncof\.gov\.in\/$/],
  ['10012345678901', /^10012345678901 https:\/\/foscos\.fssai\.gov\.in\/$/],
  ['NPOP 1 https://example.in/1.pdf', /^NPOP 1 https:\/\/example\.in\/1\.pdf$/],
  ['Fair for Life 17', /^Fair for Life 17$/],
])('%s has an address that shows it, where there is one', (certificate, shown) => {
  expect(withRegister(certificate)).toMatch(shown);
});
