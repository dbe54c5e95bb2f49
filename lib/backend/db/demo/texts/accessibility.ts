import type { DemoTextPage } from '../format.ts';

export const accessibility: DemoTextPage = {
  slug: 'accessibility',
  title: 'Accessibility',
  lead: 'How you can use this shop with a keyboard, a screen reader or large text, what does not work yet, and how to reach us.',
  reviewed: '2026-11-28',
  content: `
<h2>What we aim at</h2>
<p>The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. You should be able to search, choose, pay, follow an order and return it with a keyboard alone, with a screen reader, and with text at twice its usual size.</p>

<h2>How it was tested</h2>
<ul>
<li>Each kind of page, at every release, with axe, an automatic checker, at phone and desktop width.</li>
<li>At widths of 320, 360, 768 and 1,280 pixels: no page needs sideways scrolling.</li>
<li>With text at 200 %.</li>
<li>Menus, dialogs, forms and the checkout with a keyboard alone.</li>
<li>With reduced motion, and without scripts where a page can do without.</li>
</ul>
<p>We have not had an audit by an outside expert, and no customer who uses a screen reader every day has tested the shop for us. Automatic checks find only some of the problems, so please tell us what we missed.</p>

<h2>What does not work yet</h2>
<ul>
<li>Photographs that customers add to their reviews have no description.</li>
<li>Laboratory reports and certificates are shown as we received them. Some are scans that a screen reader cannot read. Ask us, and we read you the values or type them out.</li>
<li>Packing slips and other documents for our own staff are not tagged for screen readers. Invoices and credit notes are.</li>
<li>The payment page belongs to the bank or the payment gateway. We have not tested it. Where it stops you, choose Cash on Delivery or call us.</li>
<li>All pages are in English.</li>
</ul>

<h2>Tell us</h2>
<p>Write to {email} or call {phone} ({hours}), or use the <a href="/contact-us">contact form</a>. Tell us the page, what you wanted to do and which browser or screen reader you use. We answer within two working days. Until the page works, we take your order by phone or email.</p>
<p>If our answer does not help, write to the grievance officer named in the <a href="/terms-and-conditions">terms and conditions</a>.</p>
`,
};
