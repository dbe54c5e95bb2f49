import type { TradePage } from './trade-page';

export const business: TradePage = {
  title: 'For kitchens, counters and offices',
  lead: 'What stands in our shop also comes by the sack, the tin and the carton: with a price list of its own, an invoice that carries your GSTIN, and one person who knows your order.',
  picture: {
    src: '/pictures/partners/kitchen.webp',
    alt: 'Two large pots steam on clay stoves, ladles hang above, plates stand ready beside them',
  },
  intro: [
    'A canteen in Vatva cooks four hundred lunches a day with our tuvar and our turmeric. A café in Bandra orders ghee every second Tuesday. A bank sends its customers a box at Diwali, each to its own address. They all began with the form below.',
    'You get what the shelf gets: the same lots with the same test reports, packed larger. We do not make a second quality for kitchens.',
  ],
  offersTitle: 'What we supply',
  offers: [
    {
      name: 'Kitchens and hotels',
      text: 'Spices, dals, millets, oils and ghee in 1, 5 and 15 kg, with the report of the lot where there is one.',
      from: '25 kg',
      unit: 'an order',
    },
    {
      name: 'Shops and pharmacies',
      text: 'The range as it stands here, by the carton, with shelf cards. What sells slowly you may exchange once within 60 days.',
      from: '10 pieces',
      unit: 'of a product',
    },
    {
      name: 'Gifts from a company',
      text: 'Hampers with your card, posted one by one to your list of addresses. Before Diwali we need three weeks.',
      from: '25 boxes',
      unit: 'an order',
    },
    {
      name: 'Your name on our jar',
      text: 'Six teas, four oils and two soaps can carry your label, once our kitchen and your lawyer have read it.',
      from: '500 pieces',
      unit: 'of a product',
    },
  ],
  factsTitle: 'Terms in short',
  facts: [
    { term: 'Prices', value: 'By list, without GST, for 90 days' },
    { term: 'Samples', value: 'Three free, freight on us' },
    { term: 'Dispatch', value: '3 working days from stock' },
    { term: 'Payment', value: 'First order in advance, then 21 days' },
    { term: 'Papers', value: 'Invoice with GSTIN, report of the lot where there is one' },
    { term: 'Freight', value: 'On us from ₹25,000 within Gujarat' },
  ],
  formTitle: 'Tell us what you need',
  formText:
    'Five answers are enough for a price list; the rest spares us both a telephone call. You can leave and go on later: what you typed stays on this device.',
  afterwards: 'Somebody calls or writes within two working days.',
  email: 'business@example.in',
};
