import type { DemoTextPage } from '../format.ts';

export const returnAndRefundPolicy: DemoTextPage = {
  slug: 'return-and-refund-policy',
  title: 'Return and refund policy',
  lead: '{replacement_rule} {return_rule}',
  reviewed: '2026-10-01',
  content: `
<h2>Replacement within {replacement_days}</h2>
<p>Tell us within {replacement_days} of delivery when a product</p>
<ul>
<li>arrived broken, leaking or with its seal open,</li>
<li>is not what you ordered, or not in the size that you ordered,</li>
<li>is past its date, or smells and looks as it should not.</li>
</ul>
<p>We replace it free of charge, delivery included. Where the product is sold out, you get your money back instead. Food, herbs and cosmetics are not sent back to us: a photograph of the pack, of the fault and of the batch number is enough.</p>

<h2>Other returns</h2>
<p>{return_rule} What you send back because you changed your mind or ordered too much must be unopened, with its seal and its outer pack intact. We collect it or tell you where to hand it in. The delivery charge of the first order is not paid back, and the way back costs ₹100, which we take off the refund.</p>
<p>For reasons of hygiene and of law, these can only be returned when they were faulty on arrival:</p>
<ul>
<li>opened food, herbs, tonics and oils,</li>
<li>soaps, creams, balms and everything else for the skin, once the seal is broken,</li>
<li>gift boxes that were packed to order, and personal messages,</li>
<li>gift vouchers.</li>
</ul>

<h2>How to ask</h2>
<ol>
<li>Open the order under <a href="/profile#orders">My Orders</a> and ask for a return there.</li>
<li>Mark the products and give the reason. Where something is damaged, email a photograph with the order’s number to <a href="mailto:care@example.in">care@example.in</a>.</li>
<li>We answer within one working day with a yes or with a question.</li>
</ol>
<p>If somebody else ordered for you or you cannot log in, write to us with the order’s number. The <a href="/contact-us">contact page</a> has the address and the telephone.</p>

<h2>How the money comes back</h2>
<ul>
<li>Paid online: to the same card, account or UPI address, within 5 to 7 working days after we have agreed to the refund.</li>
<li>Paid in cash: by UPI or bank transfer to an account in your name.</li>
<li>Paid with a gift voucher: back onto the same voucher, at once.</li>
</ul>
<p>Every refund comes with a credit note by email.</p>

<h2>Cancelling an order</h2>
<p>Until the order is shipped you can cancel it on its page, as a whole. What was paid online goes back to where it came from. An order that was not paid within 24 hours is cancelled by itself, and nothing is charged.</p>

<h2>Cancelling an Elite membership</h2>
<p>Elite is paid for a month in advance and never renewed by itself. You may cancel within 3 weeks of payment and get the whole price back, as long as no benefit was used: no free delivery, no early sale.</p>

<h2>When we disagree</h2>
<p>Ask for the grievance officer, whose name and address stand in the <a href="/terms-and-conditions">terms and conditions</a>. You will have an answer within 48 hours and a decision within a month. The National Consumer Helpline, 1915, helps you free of charge.</p>
`,
};
