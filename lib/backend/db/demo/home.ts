import type { SectionLayout } from '../../../contract/home.ts';

/** What stands on the home page beside products and journal. Pictures are paths under `public`. */

export interface DemoBanner {
  image: string;
  altText: string;
  title: string;
  content: string;
  /** Where the banner leads: a category, a product, or neither and then the whole shop. */
  categorySlug: string | null;
  productSku: string | null;
  /** What the picture shows, from left to right. */
  picturedSkus: string[];
}

interface DemoPicture {
  image: string;
  alt: string;
  /** What stands below it. */
  name: string;
}

export interface DemoHomeSection {
  /** `upper` and `lower` answer for the product sections, `footer` for the lower section. */
  kind: 'upper' | 'lower' | 'footer';
  label: string;
  description: string;
  /** The one large picture; empty where the section is a row of `images`. */
  image: string;
  images: DemoPicture[];
  layout: SectionLayout;
  isVisible: boolean;
}

export interface DemoStatistic {
  name: string;
  value: number;
}

export const demoBanners: DemoBanner[] = [
  {
    image: '/pictures/banners/harvest.webp',
    altText: 'A jar of honey, a pouch of masala chai and a small bottle of oil on pale stone steps',
    title: 'Every jar says where it grew.',
    content:
      'Food, oils and herbs from 214 farms and makers, packed in Ahmedabad, at your door in two to six working days.',
    categorySlug: 'food',
    productSku: null,
    picturedSkus: ['HN-0107', 'CH-0290', 'SK-0418'],
  },
  {
    image: '/pictures/banners/masala.webp',
    altText:
      'A jar of turmeric and bags of chilli and coriander powder, with a spoonful, a heap and a bowl before them',
    title: 'Ground last month.',
    content: 'Spices milled in small lots, the month printed on every pack.',
    categorySlug: 'spices',
    productSku: null,
    picturedSkus: ['TU-0214', 'MR-0118', 'CO-0126'],
  },
  {
    image: '/pictures/banners/tea.webp',
    altText: 'A jar of black tea, a caddy of green tulsi tea, a heap of leaf and a clay cup',
    title: 'Two leaves and a bud.',
    content: 'Assam, Nilgiri and Kangra by the leaf, and tulsi cut just as it comes to flower.',
    categorySlug: 'tea-and-coffee',
    productSku: null,
    picturedSkus: ['TE-0331', 'TE-0337'],
  },
  {
    image: '/pictures/banners/hair-and-skin.webp',
    altText: 'A bottle of hair oil, a pump bottle of shampoo and a bar of handmade soap',
    title: 'Nothing in it that you can’t read.',
    content: 'Clays, oils and cold-cured soaps. The list on the back is short.',
    categorySlug: 'personal-care',
    productSku: null,
    picturedSkus: ['HC-0101', 'HC-0126', 'SP-0033'],
  },
  {
    image: '/pictures/banners/gifts.webp',
    altText: 'An open Diwali box with jars and cartons in straw, clay lamps and marigolds',
    title: 'A gift that gets finished.',
    content:
      'Boxes packed by hand in Ahmedabad, your own sentence on the card and no price in the parcel.',
    categorySlug: 'gifting',
    productSku: null,
    picturedSkus: ['GF-0601'],
  },
];

export const demoHomeSections: DemoHomeSection[] = [
  {
    kind: 'upper',
    label: 'A shop in Ahmedabad since 2011',
    description:
      'It began as one counter in Navrangpura, with nineteen things on it and the name of a farmer on each. There are twelve stores now and a packing house in Naroda, but the rule is the old one: we go and look before we buy, we show the laboratory’s report where we have one, and we write on the label what we know. Where we know nothing, we leave the line out.',
    image: '/pictures/home/about.webp',
    images: [],
    layout: 'story',
    isVisible: true,
  },
  {
    kind: 'upper',
    label: 'What we put our name to',
    description:
      'Four certificates, renewed each year by people who come without telling us when. The papers lie open in every store.',
    image: '',
    images: [
      {
        image: '/pictures/certificates/organic-handling.webp',
        alt: 'Certificate for the storing and packing of organic food, kept apart from all other',
        name: 'Organic handling',
      },
      {
        image: '/pictures/certificates/food-safety.webp',
        alt: 'Certificate for food safety management at the packing house in Naroda',
        name: 'Food safety',
      },
      {
        image: '/pictures/certificates/good-manufacturing.webp',
        alt: 'Certificate for good manufacturing practice in herbal preparations',
        name: 'Good manufacturing',
      },
      {
        image: '/pictures/certificates/no-animal-testing.webp',
        alt: 'Certificate that nothing for skin or hair has been tested on animals',
        name: 'No animal testing',
      },
    ],
    layout: 'seals',
    isVisible: true,
  },
  {
    kind: 'lower',
    label: 'Kind words, framed',
    description:
      'Six awards hang in the corridor at Naroda, beside the attendance register. The farmers and makers whose work they were given for have copies.',
    image: '',
    images: [
      {
        image: '/pictures/awards/shopkeeper-2014.webp',
        alt: 'Award: small shopkeeper of the year, Ahmedabad, 2014',
        name: 'Shopkeeper of the year, 2014',
      },
      {
        image: '/pictures/awards/fair-purchase-2016.webp',
        alt: 'Award: fair purchase from growers, Gujarat, 2016',
        name: 'Fair purchase, 2016',
      },
      {
        image: '/pictures/awards/honest-label-2018.webp',
        alt: 'Award: the honest label, 2018',
        name: 'The honest label, 2018',
      },
      {
        image: '/pictures/awards/women-makers-2020.webp',
        alt: 'Award: trade with women’s collectives, 2020',
        name: 'Trade with women’s collectives, 2020',
      },
      {
        image: '/pictures/awards/packing-without-plastic-2022.webp',
        alt: 'Award: parcels without plastic, 2022',
        name: 'Parcels without plastic, 2022',
      },
      {
        image: '/pictures/awards/service-by-telephone-2024.webp',
        alt: 'Award: service by telephone, western India, 2024',
        name: 'Service by telephone, 2024',
      },
    ],
    layout: 'awards',
    isVisible: true,
  },
  {
    kind: 'lower',
    label: 'Licensed, and easy to look up',
    description:
      'Anybody may check the numbers with the offices that gave them. Each maker’s own licence stands on the product’s page.',
    image: '',
    images: [
      {
        image: '/pictures/licences/food-business.webp',
        alt: 'Food business licence of the packing house, with its fourteen digits',
        name: 'Food business licence',
      },
      {
        image: '/pictures/licences/packer-registration.webp',
        alt: 'Registration as a packer under the law on weights and measures',
        name: 'Registration as a packer',
      },
      {
        image: '/pictures/licences/shop-registration.webp',
        alt: 'Registration of the shop with the municipal corporation of Ahmedabad',
        name: 'Registration of the shop',
      },
    ],
    layout: 'papers',
    isVisible: true,
  },
  {
    kind: 'footer',
    label: 'Seed that can be sown again',
    description:
      'No grain, pulse, oil or spice on our shelf comes from genetically modified seed. For maize, soya, cotton and mustard, where it matters most, we ask for a test, and growers keep back their own seed for the next year.',
    image: '/pictures/home/non-gmo.webp',
    images: [],
    layout: 'story',
    isVisible: true,
  },
  {
    kind: 'footer',
    label: 'What comes with the parcel',
    description: 'Settled before you order, not after.',
    image: '/pictures/home/services.webp',
    images: [],
    layout: 'services',
    isVisible: true,
  },
];

export const demoStatistics: DemoStatistic[] = [
  { name: 'Farms and makers we buy from', value: 214 },
  { name: 'Products on the shelf', value: 152 },
  { name: 'Stores in six cities', value: 12 },
  { name: 'Vaidya consultations given', value: 18640 },
  { name: 'Orders packed in Ahmedabad', value: 342000 },
];
