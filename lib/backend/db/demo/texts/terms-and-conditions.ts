import type { DemoTextPage } from '../format.ts';

export const termsAndConditions: DemoTextPage = {
  slug: 'terms-and-conditions',
  title: 'Terms and conditions',
  lead: 'What you and we agree on when you use this shop. The policies on delivery, returns and privacy belong to it.',
  reviewed: '2026-10-01',
  content: `
<h2>Who we are</h2>
<p>SOSE is run from its packing house in Naroda, Ahmedabad 382330, Gujarat. The contact details stand at the foot of every page and on the <a href="/contact-us">contact page</a>; the GSTIN and the food licence stand on every invoice.</p>

<h2>Your account</h2>
<p>You must be 18 to open an account. Keep the password and every OTP to yourself; what is ordered through your account counts as ordered by you until you tell us that it was not. We may close an account that is used for resale without our consent, for false orders or to harm others, and we say so by email.</p>

<h2>Products and prices</h2>
<p>Prices are in rupees and include all taxes. The price that counts is the one on the checkout page when you order. Honey sets, ghee turns grainy and leaves differ from harvest to harvest: colour and texture may differ from the photograph, weight and contents never. Where a price was plainly wrong, say ₹29 in place of ₹2,900, we ask you before we send anything, and you may withdraw.</p>
<p>What we write about herbs is knowledge and tradition. It is not a diagnosis and no promise of a cure. If you are ill, pregnant or take medicine, ask a physician before you use them, or <a href="/consult-our-vaidya">ask our vaidya</a>, who may well send you to one.</p>

<h2>Orders</h2>
<p>The smallest order is ₹250. Your order is an offer; the contract is made when we confirm it by email or SMS. If something is sold out in the meantime, we tell you and pay its price back. You can cancel until the order is shipped.</p>

<h2>Payment</h2>
<p>By UPI, card, net banking or, where the courier offers it, in cash on delivery. An order to be paid online is kept for 24 hours; if it is not paid by then, it is cancelled and the goods return to the shelf.</p>

<h2>Delivery and returns</h2>
<p>In Ahmedabad within 2 working days, in the rest of India within 7. The <a href="/shipping-policy">shipping policy</a> says it in full. {replacement_rule} {return_rule} The details are in the <a href="/return-and-refund-policy">return and refund policy</a>.</p>

<h2>Vouchers and coupons</h2>
<p>A gift voucher is money paid in advance: it has no expiry and no fee, can be used in parts, and is neither topped up, nor exchanged for cash, nor refunded, except where the law requires it. A coupon is a gift of ours and carries its own conditions; one coupon counts for one order.</p>

<h2>Elite</h2>
<p>Elite is a prepaid month from the moment of payment. It is not renewed by itself. While it runs, delivery is free, and orders are handled first. It belongs to one person and cannot be handed on.</p>

<h2>Reviews</h2>
<p>Write what you found, good or bad. We publish reviews with the name of the account, mark those of people who bought the product, and take away only what is unlawful, insulting, about something else or written for money.</p>

<h2>Pictures and texts</h2>
<p>They belong to us or to the makers. Quote them with a link; ask before you print them.</p>

<h2>What we answer for</h2>
<p>For goods that are as described and fit to use, as the law demands. We are not liable for what happens when a product is used against its label, or for loss of profit. Nothing here takes away a right that the Consumer Protection Act gives you.</p>

<h2>Grievance officer</h2>
<p>Ms. R. Trivedi, SOSE, Packing House, Naroda, Ahmedabad 382330; <a href="mailto:grievance@example.in">grievance@example.in</a>. She confirms a complaint within 48 hours and decides it within a month.</p>

<h2>Law</h2>
<p>Indian law applies. The courts of Ahmedabad are competent, and so are those of the place where you live, where the law says so.</p>
`,
};
