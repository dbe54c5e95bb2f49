import type { DemoTextPage } from '../format.ts';

export const shippingPolicy: DemoTextPage = {
  slug: 'shipping-policy',
  title: 'Shipping policy',
  lead: 'Where we send, how long it takes, what it costs, and what happens when a parcel does not arrive as it should.',
  reviewed: '2026-10-01',
  content: `
<h2>Where we deliver</h2>
<p>To every PIN code in India that a courier or India Post reaches. We do not deliver abroad: food, herbs and oils need papers at each border that a parcel for a household cannot carry. If you buy for a business outside India, our <a href="/exports">export desk</a> will answer you.</p>
<p>Enter your PIN code on any product page, and the page tells you the delivery days and the charge. Cart and checkout say whether Cash on Delivery is possible there.</p>

<h2>How long it takes</h2>
<ul>
<li>Ahmedabad: 2 working days.</li>
<li>The rest of India: 5 to 6 working days, at most 7.</li>
<li>Elite members in Ahmedabad, Mumbai, Bengaluru, Kolkata, Gandhinagar and Bhavnagar: the same day or the next.</li>
</ul>
<p>Working days are Monday to Saturday without public holidays. The count begins on the day after the order was placed, or, for an order paid online, after the payment reached us. An order placed on a Saturday night is packed on Monday.</p>
<p>Where the rains close a road in the hills, on the islands or in the north-east and a parcel cannot keep to that, we write to you before the seventh day, and you may cancel without giving a reason.</p>

<h2>What it costs</h2>
<ul>
<li>₹100 a parcel, however heavy.</li>
<li>Nothing, when the delivery address is in Ahmedabad.</li>
<li>Nothing for Elite members.</li>
</ul>
<p>The smallest order is ₹250, measured on the goods after discounts and before the delivery charge. The charge is shown in the cart and at checkout before you pay. Nothing is added at the door.</p>

<h2>How a parcel is packed</h2>
<p>Glass travels in moulded paper pulp, liquids are sealed below the cap, and the rest of the space is filled with straw or paper. There is no plastic film and no thermocol. Ghee, balms and chocolate leave us on Mondays to Wednesdays from April to June, so that they do not spend a hot Sunday in a warehouse.</p>

<h2>Following your order</h2>
<p>You get a message when the order is packed and another when it is handed over, with the courier’s name and the tracking number. Both also stand on the order’s page under <a href="/profile#orders">My Orders</a>.</p>

<h2>When nobody is at home</h2>
<p>The courier tries three times on different days and calls before each. After that the parcel comes back to us. We then call you; a second delivery costs ₹100 again, unless the fault was ours or the courier’s.</p>

<h2>When the parcel is damaged or late</h2>
<p>If the box is crushed or wet, you may refuse it. If you notice damage after opening it, tell us within {replacement_days} and send a photograph: we replace what was damaged without asking for it back. The <a href="/return-and-refund-policy">return and refund policy</a> says how.</p>
<p>A parcel that has not arrived after 7 working days is treated as lost. You choose whether we send it again or pay the money back.</p>

<h2>Changing the address</h2>
<p>Until an order is packed, our care team can change the address by telephone or email. Afterwards the courier’s label is printed and it cannot be changed; you can still cancel the order before it is shipped.</p>
`,
};
