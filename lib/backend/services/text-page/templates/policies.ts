import type { TextTemplate } from './text-template.ts';

export const policyTemplates: TextTemplate[] = [
  {
    slug: 'about-us',
    title: 'About {shop}',
    lead: 'Who we are, and how we choose what we sell.',
    content: `<h2>What we sell</h2><p>Each product names its maker, its contents and its price with all taxes.</p>
<h2>Who we are</h2><p>{shop} is in {city}.</p>
<h2>Write to us</h2><p>{email}, {phone}, or the <a href="/contact-us">contact form</a>.</p>`,
  },
  {
    slug: 'shipping-policy',
    title: 'Shipping policy',
    lead: 'Where we deliver, how long it takes and what it costs.',
    content: `<h2>Where we deliver</h2><p>We deliver within India. The page of each product says for your PIN code when it arrives.</p>
<h2>What it costs</h2><p>Delivery: {delivery_fee}. Minimum order: {minimum_order}. The charge is shown at checkout, before you pay.</p>
<h2>Following your order</h2><p>The state of each order is shown under <a href="/profile#orders">My Orders</a>.</p>`,
  },
  {
    slug: 'terms-and-conditions',
    title: 'Terms and conditions',
    lead: 'What you and {shop} agree on when you use this shop.',
    content: `<h2>Who sells</h2><p>{seller}, {address}. {email}, {phone}.</p>
<h2>Your account</h2><p>You must be 18 to open an account. Keep your password and every OTP to yourself.</p>
<h2>Prices and orders</h2><p>Prices are in rupees and include all taxes. The price on the checkout page is the one that counts. Minimum order: {minimum_order}.</p>
<h2>Delivery and returns</h2><p>See the <a href="/shipping-policy">shipping policy</a> and the <a href="/return-and-refund-policy">return and refund policy</a>.</p>
<h2>Complaints</h2><p>Grievance officer: {grievance_officer}, {grievance_phone}, {grievance_email}, {grievance_hours}. A complaint is confirmed within 48 hours and answered within a month.</p>
<h2>Law</h2><p>Indian law applies.</p>`,
  },
  {
    slug: 'return-and-refund-policy',
    title: 'Return and refund policy',
    lead: '{replacement_rule} {return_rule}',
    content: `<h2>Replacement</h2><p>If something arrives damaged, is not what you ordered or is past its date, tell us within {replacement_days} of delivery. We replace it free of charge or refund it.</p>
<h2>Other returns</h2><p>{return_rule} Goods must be unopened. Opened food and cosmetics are taken back only if they were faulty.</p>
<h2>How to ask</h2><p>Open the order under <a href="/profile#orders">My Orders</a>, or write to {email}.</p>
<h2>Refunds</h2><p>Online payments go back to the card, account or UPI address that was used. If you paid in cash, we ask for your bank account or UPI address. The part that a gift voucher paid goes back to the voucher.</p>`,
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    lead: 'Which details we ask for, why, and who else sees them.',
    content: `<h2>What we collect</h2><p>Your name, mobile number, email address and delivery addresses, what you order, and what you write to us. A cookie keeps your cart and your login.</p>
<h2>What it is for</h2><p>To deliver your orders, to answer you and to keep the books that the law requires. We do not sell data.</p>
<h2>Who else sees it</h2><p>Couriers see the delivery address, the payment gateway the amount. Card data is not stored by us: it is entered with the gateway alone.</p>
<h2>Marketing</h2><p>We send offers by email or SMS only if you agreed, and stop when you say so.</p>
<h2>Your rights</h2><p>You may ask for your data, and to have it corrected or deleted: {grievance_officer}, {grievance_email}. Accounts are for people of 18 years and above.</p>
<h2>Updates</h2><p>When this policy changes, the new text is published here with its date.</p>`,
  },
  {
    slug: 'accessibility',
    title: 'Accessibility',
    lead: 'How {shop} can be used with a keyboard, a screen reader or large text, and what does not work yet.',
    content: `<h2>What we aim at</h2><p>The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Everything from search to payment should work with a keyboard alone, with a screen reader and with text at twice its size.</p>
<h2>How it was tested</h2><p>The makers of our shop software test each kind of page with axe, an automatic checker, with a keyboard, at screen widths from 320 pixels up and with text at 200 %. Nobody outside has audited our shop. Automatic checks find only some of the problems.</p>
<h2>What does not work yet</h2><ul><li>Photographs that customers add to their reviews have no description.</li><li>Certificates and laboratory reports are shown as they were sent to us; some are scans without text.</li><li>Payment pages belong to the bank or payment gateway. We have not tested them.</li></ul>
<h2>Tell us</h2><p>If something stops you, write to {email} or call {phone}. Tell us the page and what you wanted to do. We answer within 5 working days, and take your order by phone or email until the page works.</p>`,
  },
];
