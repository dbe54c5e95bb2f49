import type { DemoFaq } from '../format.ts';

/** The questions of /faq in its four groups. */
export const demoFaqs: DemoFaq[] = [
  {
    group: 'General Information',
    question: 'What is SOSE?',
    answer:
      '<p>A shop for organic, herbal and natural goods: food, health care, personal care, gifts and things for the home. It has been in Ahmedabad since 2011, with twelve stores in Gujarat and Maharashtra and this one on the web.</p>',
  },
  {
    group: 'General Information',
    question: 'Where do you deliver?',
    answer:
      '<p>Everywhere in India. Ahmedabad gets its parcels within 2 working days, the rest of India within 5 to 6. We do not deliver abroad. <a href="/shipping-policy">Shipping policy</a>.</p>',
  },
  {
    group: 'General Information',
    question: 'What does delivery cost?',
    answer:
      '<p>₹100 a parcel. It is free when the delivery address is in Ahmedabad, and free for Elite members on orders above ₹250.</p>',
  },
  {
    group: 'General Information',
    question: 'What is Elite?',
    answer:
      '<p>A membership that you pay for a month at a time: free delivery, free consultations with the vaidya, same or next-day delivery in Ahmedabad, Mumbai, Bengaluru, Kolkata, Gandhinagar and Bhavnagar, early access to sales, and your orders and questions come first. It is never renewed by itself. <a href="/subscription-plans">What Elite gives</a>.</p>',
  },
  {
    group: 'General Information',
    question: 'Can I cancel Elite?',
    answer:
      '<p>Within 3 weeks of payment, as long as no benefit was used, you get the whole price back. Otherwise it ends by itself after the month.</p>',
  },
  {
    group: 'General Information',
    question: 'Do I need an account to buy?',
    answer:
      '<p>To look around, fill a cart and keep a wishlist: no. To order: yes, so that you can follow the parcel, return something and find the invoice. What was in your cart before you logged in is still there afterwards.</p>',
  },
  {
    group: 'Product Information',
    question: 'Are all products organic?',
    answer:
      '<p>No, and the label says which are. Certified goods carry the certificate’s number. Wild honey, salt and clay cannot be certified organic; small farms often cannot afford a certificate.</p>',
  },
  {
    group: 'Product Information',
    question: 'How do you test?',
    answer:
      '<p>The first lot of each grower goes to an independent laboratory: pesticides, heavy metals, moulds, and whether it is what it claims to be. Later lots are tested by sample. Where a lot has a report, you can read it with the product.</p>',
  },
  {
    group: 'Product Information',
    question: 'What do the green and the brown mark mean?',
    answer:
      '<p>The square with the green dot: vegetarian. The square with the brown triangle: not. Things that are neither eaten nor put on the skin carry none.</p>',
  },
  {
    group: 'Product Information',
    question: 'My honey has turned solid. Is it spoilt?',
    answer:
      '<p>No. Raw honey sets when it is cool, some kinds within weeks. Stand the jar in hand-warm water for an hour. Do not boil it.</p>',
  },
  {
    group: 'Product Information',
    question: 'Can I use herbs together with my medicine?',
    answer:
      '<p>Ask first. Some herbs change how a medicine works. Our vaidya looks through your list with you, and will tell you when it is a question for your doctor. <a href="/consult-our-vaidya">Book an appointment</a>.</p>',
  },
  {
    group: 'Product Information',
    question: 'Something is sold out. Will it come back?',
    answer:
      '<p>Most things do, with the next harvest or batch. Leave your email on the product’s page, and you get one message when it is back.</p>',
  },
  {
    group: 'Order Related',
    question: 'Why is there a smallest order of ₹250?',
    answer:
      '<p>Because below that the box and the courier cost more than what is in it. It is measured on the goods after discounts, before the delivery charge.</p>',
  },
  {
    group: 'Order Related',
    question: 'How can I pay?',
    answer:
      '<p>Online by UPI, card or net banking, or in cash on delivery where the courier offers it. Your card’s details stay with the payment gateway; we never see them.</p>',
  },
  {
    group: 'Order Related',
    question: 'Where is my order?',
    answer:
      '<p>Open it under <a href="/profile#orders">My Orders</a>: it shows each step and, once shipped, the courier and the tracking number.</p>',
  },
  {
    group: 'Order Related',
    question: 'Can I cancel or change an order?',
    answer:
      '<p>Cancel: on the order’s page, until it is shipped. Change the address: by telephone, until it is packed. To change the goods, cancel and order again.</p>',
  },
  {
    group: 'Order Related',
    question: 'Something arrived broken or is not what I ordered.',
    answer:
      '<p>Sorry. Tell us within {replacement_days} with a photograph, and we replace it; you need not send it back. <a href="/return-and-refund-policy">Return and refund policy</a>.</p>',
  },
  {
    group: 'Order Related',
    question: 'Can I return something that I do not like?',
    answer:
      '<p>{return_rule} Products must be unopened. Opened food and cosmetics only when they were faulty.</p>',
  },
  {
    group: 'Order Related',
    question: 'My payment failed but the money is gone.',
    answer:
      '<p>Then the bank has put it aside and gives it back within 5 to 7 working days, or it reaches us late and the order is confirmed after all. The order’s page shows which. Please do not pay twice.</p>',
  },
  {
    group: 'Order Related',
    question: 'Can you pack it as a gift?',
    answer:
      '<p>Yes. Tick the gift box in the cart, write a message and choose the packing. The parcel then holds no prices.</p>',
  },
  {
    group: 'Bulk Orders & Business Inquiry',
    question: 'Do you sell to shops, cafés and offices?',
    answer:
      '<p>Yes, from ten pieces of a product, with a price list of its own and an invoice with your GSTIN. Tell us what you need on the <a href="/bussiness">business page</a>; somebody calls within two working days.</p>',
  },
  {
    group: 'Bulk Orders & Business Inquiry',
    question: 'Can we have hampers with our own card?',
    answer:
      '<p>From 25 boxes: choose the goods, send us the card, and we post them one by one to your list of addresses. Before Diwali we need three weeks.</p>',
  },
  {
    group: 'Bulk Orders & Business Inquiry',
    question: 'Do you export?',
    answer:
      '<p>To businesses, with the papers: phytosanitary certificate, analysis, certificate of origin. The <a href="/exports">export page</a> asks what we need to know.</p>',
  },
  {
    group: 'Bulk Orders & Business Inquiry',
    question: 'Can I open a SOSE store?',
    answer:
      '<p>Perhaps. We open one a year, seldom two, with people who will stand in them themselves. <a href="/franchise">How a franchise works</a>.</p>',
  },
  {
    group: 'Bulk Orders & Business Inquiry',
    question: 'I grow or make something. How do I get onto the shelf?',
    answer:
      '<p>Write to us through <a href="/contact-us">contact</a>: what it is, where, how much a year, and what you put into it. We visit before we buy.</p>',
  },
];
