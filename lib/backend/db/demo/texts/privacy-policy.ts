import type { DemoTextPage } from '../format.ts';

export const privacyPolicy: DemoTextPage = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  lead: 'What we know about you, why we need it, who else sees it, and how to have it changed or deleted.',
  reviewed: '2026-10-01',
  content: `
<h2>What we collect</h2>
<ul>
<li>When you open an account: your name, mobile number, email address and a password, which we keep only in a form that cannot be read back.</li>
<li>When you order: the delivery address, what you bought, what you paid and how, and the message on a gift.</li>
<li>When you book a consultation: what you tell the vaidya about your health. It is encrypted, kept apart from everything else, and read by the vaidya, and whom she asks to help her, alone; each reading is written down.</li>
<li>When you write to us: your message and how to answer it.</li>
<li>When you review a product: your stars, words and pictures, which the shop shows with your name. Where and with which camera a picture was taken is removed from it.</li>
<li>When you ask about a product: your question, which the shop shows with our answer and your first name.</li>
<li>When you visit: the address of your connection, the kind of browser, and a visitor number in a cookie that keeps your cart. What people search for is counted, without who it was.</li>
<li>When you ask to be told that something is back: your email, until that one message is sent.</li>
</ul>
<p>We do not ask for your caste, religion, biometrics or Aadhaar number, and nobody at SOSE will ever ask you for an OTP.</p>

<h2>What we use it for</h2>
<p>To deliver what you ordered and to answer you; to keep the books that the law requires; to see that nobody else uses your account; and, only if you agreed, to tell you about new harvests and offers. We do not sell data, and we do not build profiles for others.</p>

<h2>Payments</h2>
<p>Card, bank and UPI details are entered on the page of our payment gateway and stay there. They never pass through our computers and are not stored by us. The gateway tells us that a payment was made, how much it was and by which means, and nothing more.</p>

<h2>Where it is kept</h2>
<p>On servers that we rent in India. Connections to the shop are encrypted. Copies are made every night and deleted after 30 days. The staff see what their work needs, and the shop records who looked at or changed what.</p>

<h2>Emails, SMS and calls</h2>
<p>Messages about your order, your payment, your appointment and the safety of your account come without being asked for, because you need them. News and offers come only if you ticked the box, by email or SMS, and each of them has a way to stop. We call when a delivery or an appointment needs it, between 9 in the morning and 8 at night.</p>

<h2>Who else sees it</h2>
<ul>
<li>Couriers see your name, address and telephone number.</li>
<li>The payment gateway sees the amount and the order’s number.</li>
<li>The providers that send our emails and SMS see the address and the text.</li>
<li>Our affiliates, that is the companies that run our stores, see an order when you collect it from them.</li>
<li>Authorities see what a court or a law obliges us to show.</li>
</ul>
<p>Each of them may use it for that purpose alone.</p>

<h2>Cookies</h2>
<p>One cookie keeps your cart, one keeps you logged in, and two guard the login form. Your own browser also remembers your PIN code, what you looked at last and what you have begun to fill in; we keep no list of that. There are no advertising cookies. Where the shop is set up with Google reCAPTCHA, Google sees that a form was sent and from which address.</p>

<h2>How long we keep it</h2>
<p>Orders and invoices: eight years, as tax law requires. Enquiries: two years. Health answers: three years after the last consultation, or until you ask us to delete them. Carts of visitors: 90 days. Everything else: until you close your account.</p>

<h2>Your rights</h2>
<p>Under the Digital Personal Data Protection Act you may see what we hold, have it corrected, take it with you and have it deleted. Your <a href="/profile">profile</a> shows and changes most of it. Deactivating the account ends it: the name, mobile, email and the pictures of your reviews are removed, and the invoices that must be kept stay without any other use. For all else, write to the grievance officer named in the <a href="/terms-and-conditions">terms and conditions</a>.</p>

<h2>Children</h2>
<p>Accounts are for people of 18 years and above. Younger people may not register, and we delete what we hold about them as soon as we learn of it. A consultation for a minor needs a guardian’s name and consent.</p>

<h2>Changes</h2>
<p>When this page changes, the date below its title changes. If the change is one that you would mind, we write to everybody with an account two weeks before.</p>
`,
};
