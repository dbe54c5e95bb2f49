import { demoShop } from '../../contract/demo-shop';
import { newShop } from '../../contract/new-shop';
import { parcelFacts } from './parcel-facts';

const textOf = (name: string, shop = demoShop) =>
  parcelFacts(shop).find((fact) => fact.name === name)?.text;

describe('what a young shop says of its parcels', () => {
  it('is what its owner has set', () => {
    expect(textOf('delivery')).toContain('for ₹100 a parcel, free in Ahmedabad.');
    expect(textOf('delivery', { ...demoShop, free_shipping_city: '' })).toContain(
      'for ₹100 a parcel.',
    );
    expect(textOf('delivery', { ...demoShop, shipping_fee: 0 })).toContain(
      'Free anywhere in India',
    );
    expect(textOf('payment', { ...demoShop, takes_cash: false })).not.toContain('Cash');
    expect(textOf('payment', { ...demoShop, minimum_order: 0 })).not.toContain('begin at');
  });

  it('leaves out whom to ring where nobody has said so', () => {
    expect(textOf('telephone')).toContain(demoShop.phone);
    expect(textOf('telephone', newShop)).toBeUndefined();
  });
});
