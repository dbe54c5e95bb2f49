import { demoShop } from '../contract/demo-shop';
import { noBenefits } from '../contract/elite-benefits';
import { newShop } from '../contract/new-shop';
import { membershipStrip, membershipTexts } from './membership';

const ownShop = { ...newShop, name: 'Vana', elite_name: 'Vana Circle', switched_off: [] };
const everyText = (shop: typeof ownShop) =>
  JSON.stringify([membershipTexts(shop, 199), membershipStrip(shop)]);

describe('what a shop says about its membership', () => {
  it('is in the demo what the plan promises', () => {
    const { benefits } = membershipTexts(demoShop, 199);
    expect(benefits.map(({ name, member }) => `${name}: ${member}`)).toEqual([
      'Delivery: Free on orders above ₹250, anywhere in India',
      'Delivery time in Ahmedabad, Mumbai, Bengaluru, Kolkata, Gandhinagar and Bhavnagar: The same day or the next',
      'Consultation with our vaidya: Free e-consultation, any time you need one',
      'Written questions to our vaidya: Within 2 to 3 hours',
      'Sales and new harvests: Early access',
      'Your orders: Packed first',
      'Customer care: Priority',
    ]);
    expect(membershipStrip(demoShop)).toEqual({
      title: 'SOSE Elite: free delivery, same or next day in select cities',
      text: 'Early access to sales, priority order processing and support. Pay month by month. No auto-renewal.',
    });
  });

  it('is no promise where the owner has set none', () => {
    expect(membershipTexts(ownShop, 199).benefits).toEqual([]);
    expect(everyText(ownShop)).not.toMatch(
      /Mumbai|hours|same day|vaidya|early|first|free|priority|Monday|laddoos/i,
    );
    expect(membershipStrip(ownShop).title).toBe('Vana Circle');
  });

  it('is just what the owner has set', () => {
    const shop = {
      ...ownShop,
      elite_benefits: {
        ...noBenefits,
        delivery_fee: 20,
        express_places: ['Kolhapur', 'Pune', '411'],
        express_days: 2,
        own: [{ name: 'Birthday box', guest: '', member: 'One a year' }],
      },
    };
    expect(membershipTexts(shop, 199).benefits.map(({ name, member }) => [name, member])).toEqual([
      ['Delivery', '₹20 per order on orders above ₹250, anywhere in India'],
      ['Delivery time in Kolhapur, Pune and PIN codes beginning with 411', 'Within 2 working days'],
      ['Birthday box', 'One a year'],
    ]);
    expect(membershipStrip(shop)).toEqual({
      title: 'Vana Circle: delivery for ₹20, within 2 working days in select cities',
      text: 'Birthday box. Pay month by month. No auto-renewal.',
    });
    expect(everyText(shop)).not.toMatch(/Mumbai|vaidya|early sale|free delivery|same day/i);
  });

  it('is that it pays for itself only where it does', () => {
    const sum = (price: number, terms: Partial<typeof ownShop>) => {
      const elite_benefits = { ...noBenefits, delivery_fee: 0 };
      return membershipTexts({ ...ownShop, elite_benefits, ...terms }, price).sum[0];
    };
    expect(sum(199, { shipping_fee: 100 })).toBe(
      'Two orders a month cost ₹200 in delivery. Vana Circle costs ₹199, so it pays for itself.',
    );
    expect(sum(150, { shipping_fee: 59.5, free_from: 999 })).toBe(
      'Three orders of less than ₹999 a month cost ₹178.50 in delivery. Vana Circle costs ₹150, so it pays for itself.',
    );
    for (const never of [
      sum(199, { shipping_fee: 59.5 }),
      sum(5_000, { shipping_fee: 10 }),
      sum(0, { shipping_fee: 100 }),
      sum(199, { shipping_fee: 100, free_from: 250, minimum_order: 250 }),
    ])
      expect(never).toMatch(/^One account/);
  });

  it('names no delivery time that a zone may change', () => {
    const shop = {
      ...ownShop,
      elite_benefits: { ...noBenefits, express_places: ['682'], express_days: 1 },
    };
    expect(membershipTexts(shop, 199).benefits).toEqual([
      {
        name: 'Delivery time in PIN codes beginning with 682',
        guest: 'The usual time for your PIN code',
        member: 'The next working day',
      },
    ]);
  });
});
