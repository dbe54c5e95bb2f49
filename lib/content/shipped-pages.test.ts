import { demoBenefits } from '../contract/elite-benefits';
import { newShop } from '../contract/new-shop';
import { shippedFaqs } from './shipped-faqs';
import { shippedPage } from './shipped-pages';

const slugs = [
  'about-us',
  'shipping-policy',
  'return-and-refund-policy',
  'terms-and-conditions',
  'privacy-policy',
  'accessibility',
];
const flat = { ...newShop, free_shipping_city: 'Ahmedabad' };
const free = { ...newShop, shipping_fee: 0, minimum_order: 0, free_shipping_city: '' };

describe('the shipped texts', () => {
  it.each(slugs)('have %s, whatever the shop charges', (slug) => {
    for (const shop of [newShop, free]) {
      const page = shippedPage(slug, shop);
      expect(page?.title).not.toBe('');
      expect(page?.content).toMatch(/^<h2>/);
      expect(JSON.stringify(page)).not.toMatch(/undefined|NaN|false|₹0\b/);
    }
  });

  it('have no other page', () => {
    expect(shippedPage('constructor', newShop)).toBeNull();
    expect(shippedPage('', newShop)).toBeNull();
  });

  it('answer questions with the terms of the shop', () => {
    const answers = (shop: typeof newShop) => JSON.stringify(shippedFaqs(shop));
    expect(answers({ ...flat, elite_benefits: demoBenefits })).toContain(
      '₹100 per order, free for Elite members and in Ahmedabad.',
    );
    expect(answers(flat)).toContain('₹100 per order, free in Ahmedabad.');
    expect(answers(free)).toContain('Nothing.');
  });
});
