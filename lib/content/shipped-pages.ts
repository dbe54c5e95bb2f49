import type { DeliveryTerms } from '../contract/delivery-terms';
import {
  returnWindows,
  sayDays,
  sayOtherReturns,
  sayReplacement,
} from '../contract/return-windows';
import { storeRules } from '../contract/store-rules';
import { formatDeliveryFee } from '../format/delivery-fee';
import { formatMemberFee } from '../format/member-delivery';
import { formatRupees } from '../format/money';

interface ShippedPage {
  title: string;
  lead: string;
  content: string;
}

/** Day of the last review, `YYYY-MM-DD`. */
export const shippedPagesReviewed = '2026-11-23';

interface ShopFacts extends DeliveryTerms {
  name: string;
}

const { deliveryDays } = storeRules;
const elsewhere = deliveryDays.elsewhere.join(' to ');

const deliveryItems = (terms: DeliveryTerms) => {
  const { shipping_fee: fee, free_shipping_city: city } = terms;
  const rate = formatMemberFee(terms);
  return [
    city && `${city}: ${deliveryDays.nearby[1]} working days, free of charge.`,
    `${city ? 'The rest of India' : 'All of India'}: ${elsewhere} working days, at most 7, ${fee === 0 ? 'free of charge' : `for ${formatDeliveryFee(terms)} a parcel`}.`,
    rate ? `Elite members: ${rate === 'free' ? 'free of charge' : rate}.` : '',
  ].filter(Boolean);
};

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const smallestOrder = ({ minimum_order: minOrderRupees }: DeliveryTerms) =>
  minOrderRupees > 0
    ? `<p>The smallest order is ${formatRupees(minOrderRupees)}, measured on the goods after discounts.</p>`
    : '';

const pages: Record<string, (shop: ShopFacts) => ShippedPage> = {
  'about-us': ({ name }) => ({
    title: `About ${name}`,
    lead: 'Organic, herbal and natural goods, delivered to your door.',
    content: `<h2>What we sell</h2><p>Food, care and remedies from natural sources. Each product names its maker, its contents and its price with all taxes.</p><h2>Advice</h2><p>If you are not sure what suits you, ask our vaidya: <a href="/consult-our-vaidya">how a consultation works</a>.</p><h2>Write to us</h2><p>Questions and complaints reach us through the <a href="/contact-us">contact form</a>.</p>`,
  }),
  'shipping-policy': (shop) => ({
    title: 'Shipping policy',
    lead: 'Where we deliver, how long it takes and what it costs.',
    content: `<h2>Time and cost</h2>${list(deliveryItems(shop))}${smallestOrder(shop)}<p>Working days are Monday to Saturday without public holidays. The charge is shown at checkout, before you pay.</p><h2>Following your order</h2><p>The state of each order is shown under <a href="/profile#orders">My Orders</a>.</p>`,
  }),
  'return-and-refund-policy': (shop) => ({
    title: 'Return and refund policy',
    lead: `${sayReplacement(shop)} ${sayOtherReturns(shop)}`,
    content: `<h2>Replacement</h2><p>If something arrives damaged, is not what you ordered or is past its date, tell us within ${sayDays(returnWindows(shop).replacement)} of delivery. We replace it free of charge or refund it.</p><h2>Other returns</h2><p>${sayOtherReturns(shop)} Goods must be unopened. Opened food and cosmetics are taken back only if they were faulty.</p><h2>How to ask</h2><p>Open the order under <a href="/profile#orders">My Orders</a>, or use the <a href="/contact-us">contact form</a>.</p><h2>Refunds</h2><p>Online payments go back to the card, account or UPI address that was used. If you paid in cash, we ask for your bank account or UPI address.</p>`,
  }),
  'terms-and-conditions': (shop) => ({
    title: 'Terms and conditions',
    lead: `What you and ${shop.name} agree on when you use this shop.`,
    content: `<h2>Your account</h2><p>You must be 18 to open an account. Keep your password and every OTP to yourself.</p><h2>Prices and orders</h2><p>Prices are in rupees and include all taxes. The price on the checkout page is the one that counts.</p>${smallestOrder(shop)}<h2>Advice</h2><p>What is written about herbs is tradition and knowledge, no diagnosis and no promise of a cure.</p><h2>Delivery and returns</h2><p>See the <a href="/shipping-policy">shipping policy</a> and the <a href="/return-and-refund-policy">return and refund policy</a>.</p>`,
  }),
  'privacy-policy': () => ({
    title: 'Privacy policy',
    lead: 'Which details we ask for, why, and who else sees them.',
    content:
      '<h2>What we collect</h2><p>Your name, mobile number, email address and delivery addresses, what you order, and what you write to us. A cookie keeps your cart and your login.</p><h2>What it is for</h2><p>To deliver your orders, to answer you and to keep the books that the law requires. We do not sell data.</p><h2>Who else sees it</h2><p>Couriers see the delivery address, the payment gateway the amount. Card and bank details are entered with the gateway alone.</p><h2>Your rights</h2><p>You may ask for your data, and to have it corrected or deleted, through the <a href="/contact-us">contact form</a>. Accounts are for people of 18 years and above.</p>',
  }),
  accessibility: ({ name }) => ({
    title: 'Accessibility',
    lead: `How ${name} can be used with a keyboard, a screen reader or large text, and what does not work yet.`,
    content:
      '<h2>What we aim at</h2><p>The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Everything from search to payment should work with a keyboard alone, with a screen reader and with text at twice its size.</p><h2>How it was tested</h2><p>The makers of our shop software test each kind of page with axe, an automatic checker, with a keyboard, at screen widths from 320 pixels up and with text at 200 %. Nobody outside has audited our shop. Automatic checks find only some of the problems.</p><h2>What does not work yet</h2><ul><li>Photographs that customers add to their reviews have no description.</li><li>Certificates and laboratory reports are shown as they were sent to us; some are scans without text.</li><li>Payment pages belong to the bank or payment gateway. We have not tested them.</li></ul><h2>Tell us</h2><p>If something stops you, write to us through the <a href="/contact-us">contact form</a>. Tell us the page and what you wanted to do. We answer within 5 working days.</p>',
  }),
};

/**
 * The text of a page for a shop whose store API has none; null if none is shipped. It is HTML, so
 * that names of categories are left out.
 */
export function shippedPage(slug: string, shop: ShopFacts): ShippedPage | null {
  return Object.hasOwn(pages, slug)
    ? (pages[slug]?.({ ...shop, non_returnable: [] }) ?? null)
    : null;
}
