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
    city && `${city}: ${deliveryDays.nearby[1]} working days, free.`,
    `${city ? 'The rest of India' : 'All of India'}: ${elsewhere} working days, and never more than 7, ${formatDeliveryFee(terms)}${fee === 0 ? '' : ' per order'}.`,
    rate ? `Elite members: ${rate} delivery.` : '',
  ].filter(Boolean);
};

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const smallestOrder = ({ minimum_order: minOrderRupees }: DeliveryTerms) =>
  minOrderRupees > 0
    ? `<p>The minimum order is ${formatRupees(minOrderRupees)}, calculated on items after discounts.</p>`
    : '';

const pages: Record<string, (shop: ShopFacts) => ShippedPage> = {
  'about-us': ({ name }) => ({
    title: `About ${name}`,
    lead: 'Organic, herbal and natural products, delivered to your door.',
    content: `<h2>What we sell</h2><p>Food, personal care and remedies from natural sources. Every product page names the maker, the ingredients and the price with all taxes.</p><h2>Advice</h2><p>Not sure what suits you? Ask our vaidya. See <a href="/consult-our-vaidya">how a consultation works</a>.</p><h2>Write to us</h2><p>For questions and complaints, use our <a href="/contact-us">contact form</a>.</p>`,
  }),
  'shipping-policy': (shop) => ({
    title: 'Shipping policy',
    lead: 'Where we deliver, how long it takes and what it costs.',
    content: `<h2>Time and cost</h2>${list(deliveryItems(shop))}${smallestOrder(shop)}<p>Working days are Monday to Saturday, except public holidays. You’ll see the charge at checkout, before you pay.</p><h2>Tracking your order</h2><p>See the status of each order under <a href="/profile#orders">My Orders</a>.</p>`,
  }),
  'return-and-refund-policy': (shop) => ({
    title: 'Return and refund policy',
    lead: `${sayReplacement(shop)} ${sayOtherReturns(shop)}`,
    content: `<h2>Replacement</h2><p>If an item arrives damaged, wrong or expired, tell us within ${sayDays(returnWindows(shop).replacement)} of delivery. We’ll replace it free or refund it.</p><h2>Other returns</h2><p>${sayOtherReturns(shop)} Items must be unopened. We accept opened food and cosmetics only if they’re faulty.</p><h2>How to request a return</h2><p>Open the order under <a href="/profile#orders">My Orders</a>, or use the <a href="/contact-us">contact form</a>.</p><h2>Refunds</h2><p>We refund online payments to the card, account or UPI ID you paid from. If you paid in cash, we’ll ask for your bank account or UPI ID.</p>`,
  }),
  'terms-and-conditions': (shop) => ({
    title: 'Terms and conditions',
    lead: `The terms that apply when you shop with ${shop.name}.`,
    content: `<h2>Your account</h2><p>You must be 18 or older to open an account. Keep your password and every OTP to yourself.</p><h2>Prices and orders</h2><p>Prices are in rupees and include all taxes. The price shown at checkout applies.</p>${smallestOrder(shop)}<h2>Advice</h2><p>What we write about herbs is traditional knowledge. It isn’t a diagnosis and doesn’t promise a cure.</p><h2>Delivery and returns</h2><p>See the <a href="/shipping-policy">shipping policy</a> and the <a href="/return-and-refund-policy">return and refund policy</a>.</p>`,
  }),
  'privacy-policy': () => ({
    title: 'Privacy policy',
    lead: 'What we collect, why, and who else can see it.',
    content:
      '<h2>What we collect</h2><p>Your name, mobile number, email address, delivery addresses, orders and messages to us. Cookies remember your cart and keep you logged in.</p><h2>Why we use it</h2><p>To deliver your orders, to reply to you and to keep the records that the law requires. We don’t sell your data.</p><h2>Who else can see it</h2><p>Couriers see the delivery address, and the payment gateway sees the amount. Only the gateway handles your card and bank details.</p><h2>Your rights</h2><p>You can ask us for your data, or to correct or delete it, through the <a href="/contact-us">contact form</a>. You must be 18 or older to have an account.</p>',
  }),
  accessibility: ({ name }) => ({
    title: 'Accessibility',
    lead: `How ${name} works with a keyboard, a screen reader or large text, and what doesn’t work yet.`,
    content:
      '<h2>What we aim for</h2><p>The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Everything from search to payment should work using only a keyboard, with a screen reader, and with text at twice its usual size.</p><h2>How we tested it</h2><p>The makers of our shop software test every type of page with the automatic checker axe, with a keyboard, at screen widths from 320 pixels up and with text at 200%. Our shop hasn’t had an independent audit, and automatic checks find only some problems.</p><h2>What doesn’t work yet</h2><ul><li>Photos that customers add to their reviews have no description.</li><li>Certificates and lab reports are shown as we received them. Some are scans that a screen reader can’t read.</li><li>The payment page belongs to the bank or payment gateway. We haven’t tested it.</li></ul><h2>Tell us</h2><p>If something doesn’t work for you, use our <a href="/contact-us">contact form</a>. Tell us the page and what you were trying to do. We’ll reply within 5 working days.</p>',
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
