import { demoShop } from '../contract/demo-shop';
import { noBenefits } from '../contract/elite-benefits';
import { newShop } from '../contract/new-shop';
import { membershipStrip, membershipTexts } from './membership';

const ownShop = { ...newShop, name: 'Vana', elite_name: 'Vana Circle', switched_off: [] };
const everyText = (shop: typeof ownShop) =>
  JSON.stringify([membershipTexts(shop), membershipStrip(shop)]);

describe('what a shop says about its membership', () => {
  it('is in the demo what the plan promises', () => {
    const { benefits } = membershipTexts(demoShop);
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
    expect(membershipTexts(ownShop).benefits).toEqual([]);
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
    expect(membershipTexts(shop).benefits.map(({ name, member }) => [name, member])).toEqual([
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
});
