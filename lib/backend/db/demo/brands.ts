import type { DemoBrand } from './format.ts';

/** The twelve houses whose goods stand on the shelf. All of them are invented. */
export const demoBrands: DemoBrand[] = [
  {
    slug: 'aranya',
    name: 'Aranya',
    town: 'Anand, Gujarat',
    description:
      'Spices, teas and pulses from one house in Anand. Nothing dyed, nothing polished, milled in the month that is on the pack.',
    manufacturer: 'Aranya Foods, 14 Mill Road, Anand 388001, Gujarat',
    fssai: '10720026000412',
  },
  {
    slug: 'khet-and-co',
    name: 'Khet & Co.',
    town: 'Rajkot, Gujarat',
    description:
      'A growers’ company of 61 families around Rajkot. Their millets, flours and groundnut are milled in the week that they ship.',
    manufacturer: 'Khet & Co. Growers Producer Company, Plot 9, Metoda, Rajkot 360021, Gujarat',
    fssai: '10721026000738',
  },
  {
    slug: 'dang-collective',
    name: 'Dang Collective',
    town: 'Ahwa, Gujarat',
    description:
      'Forest honey, nagli and mahua from the women of the Dang hills, bought at a price that the collective sets itself.',
    manufacturer: 'Dang Van Collective, Ahwa 394710, The Dangs, Gujarat',
    fssai: '10722026000195',
  },
  {
    slug: 'mitti',
    name: 'Mitti',
    town: 'Jaipur, Rajasthan',
    description:
      'Clays, ubtans and hair powders, stone ground in Jaipur and sold as powders, because powders need no preservative.',
    manufacturer: 'Mitti Skin Works, F-22 Sitapura, Jaipur 302022, Rajasthan',
  },
  {
    slug: 'vaidya-ghar',
    name: 'Vaidya Ghar',
    town: 'Nadiad, Gujarat',
    description:
      'Classical preparations from a family of vaidyas in Nadiad: churna, avaleha, tailam, made by the old proportions and labelled with all of them.',
    manufacturer: 'Vaidya Ghar Aushadhalaya, Station Road, Nadiad 387001, Gujarat',
    fssai: '10719026000667',
  },
  {
    slug: 'neela',
    name: 'Neela',
    town: 'Puducherry',
    description:
      'Soaps, shampoos and oils in small batches by the sea. Cold processed, cured for six weeks, wrapped in paper.',
    manufacturer: 'Neela Soapworks, 7 Mission Street, Puducherry 605001',
  },
  {
    slug: 'pahadi-tokri',
    name: 'Pahadi Tokri',
    town: 'Almora, Uttarakhand',
    description:
      'Rajma, hill salt, buransh and wild apricot from villages above 1,500 metres, carried down by mule and packed in Almora.',
    manufacturer: 'Pahadi Tokri Foods, Mall Road, Almora 263601, Uttarakhand',
    fssai: '12622026000281',
  },
  {
    slug: 'malabar-nine',
    name: 'Malabar Nine',
    town: 'Kozhikode, Kerala',
    description:
      'Nine spices, coconut oil and coffee from the Malabar coast, each from a named estate, picked once a year.',
    manufacturer: 'Malabar Nine Spices, 9 Beach Road, Kozhikode 673032, Kerala',
    fssai: '11321026000903',
  },
  {
    slug: 'gaura',
    name: 'Gaura',
    town: 'Gondal, Gujarat',
    description:
      'A2 ghee by the bilona way, panchagavya and dhoop from a herd of 240 Gir cows. The calf drinks first.',
    manufacturer: 'Gaura Gaushala Products, Gondal 360311, Rajkot, Gujarat',
    fssai: '10723026000554',
  },
  {
    slug: 'saaf',
    name: 'Saaf',
    town: 'Pune, Maharashtra',
    description:
      'Cleaners from soapnut, citrus and vinegar. What goes down the drain has to be fit for the field behind the workshop.',
    manufacturer: 'Saaf Home Products LLP, Bhosari, Pune 411026, Maharashtra',
  },
  {
    slug: 'dhoop-chhaon',
    name: 'Dhoop Chhaon',
    town: 'Mysuru, Karnataka',
    description:
      'Incense, candles and attars rolled and poured by hand in Mysuru, without charcoal and without synthetic musk.',
    manufacturer: 'Dhoop Chhaon Perfumers, Mandi Mohalla, Mysuru 570001, Karnataka',
  },
  {
    slug: 'chhoti-haat',
    name: 'Chhoti Haat',
    town: 'Ahmedabad, Gujarat',
    description:
      'Our own packing table: gift boxes, hampers, wrapping and small things for children, put together in Ahmedabad.',
    manufacturer: 'SOSE, Packing House, Naroda, Ahmedabad 382330, Gujarat',
    fssai: '10724026000120',
  },
];

export const demoForms = [
  { slug: 'powder', name: 'Powder' },
  { slug: 'whole', name: 'Whole' },
  { slug: 'loose-leaf', name: 'Loose leaf' },
  { slug: 'liquid', name: 'Liquid' },
  { slug: 'oil', name: 'Oil' },
  { slug: 'bar', name: 'Bar' },
  { slug: 'tablet', name: 'Tablet and capsule' },
  { slug: 'paste', name: 'Paste and preserve' },
  { slug: 'cream', name: 'Cream and gel' },
  { slug: 'stick', name: 'Stick and cone' },
  { slug: 'ready-to-eat', name: 'Ready to eat' },
  { slug: 'set', name: 'Set' },
] as const;

export const demoTags = [
  { slug: 'sugar-free', name: 'Sugar Free' },
  { slug: 'best-seller', name: 'Best Seller' },
  { slug: 'new-products', name: 'New Products' },
] as const;
