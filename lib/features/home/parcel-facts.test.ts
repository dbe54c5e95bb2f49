import { demoShop } from '../../contract/demo-shop';
import { newShop } from '../../contract/new-shop';
import { parcelFacts } from './parcel-facts';

const factText = (name: string, shop = demoShop) =>
  parcelFacts(shop).find((fact) => fact.name === name)?.text;

describe('what a young shop says of its parcels', () => {
  it('is what its owner has set', () => {
    expect(factText('delivery')).toContain('₹100 anywhere in India, free in Ahmedabad.');
    expect(factText('delivery', { ...demoShop, free_shipping_city: '' })).toContain(
      '₹100 anywhere in India.',
    );
    expect(factText('delivery', { ...demoShop, shipping_fee: 0 })).toContain(
      'Free anywhere in India',
    );
    expect(factText('delivery', { ...demoShop, differs_by_pin: true })).toContain(
      '₹100 (different for some PIN codes), free in Ahmedabad.',
    );
    expect(factText('payment', { ...demoShop, takes_cash: false })).not.toContain('Cash');
    expect(factText('payment', { ...demoShop, takes_cash: false, pays_online: false })).toMatch(
      /^We can’t take payments right now\./,
    );
    expect(factText('payment', { ...demoShop, minimum_order: 0 })).not.toContain('Minimum order');
  });

  it('leaves out whom to ring where nobody has said so', () => {
    expect(factText('telephone')).toContain(demoShop.phone);
    expect(factText('telephone', newShop)).toBeUndefined();
  });
});
