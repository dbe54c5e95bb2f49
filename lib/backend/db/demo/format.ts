import type { FaqGroup } from '../../../contract/faq.ts';

/** What the demo data files are made of. Money here is in rupees, as a shopkeeper would write it. */

type NetUnit = 'g' | 'ml' | 'pieces' | 'sticks' | 'bags' | 'tablets' | 'capsules';

export interface DemoCategory {
  slug: string;
  name: string;
  /** Two or three sentences that stand on the category's landing page. */
  description: string;
  metatitle: string;
  metadescription: string;
  metakeywords: string;
  children?: DemoCategory[];
}

export interface DemoBrand {
  slug: string;
  name: string;
  town: string;
  description: string;
  manufacturer: string;
  /** 14 digits; only houses that make food have one. */
  fssai?: string;
}

export interface DemoProduct {
  sku: string;
  name: string;
  /** The name in Devanagari where shoppers know it by one. */
  localName?: string;
  brand: string;
  category: string;
  form: string;
  tags: ('sugar-free' | 'best-seller' | 'new-products')[];
  mrp: number;
  price: number;
  /** Pieces on the shelf; null where the maker does not tell. */
  stock: number | null;
  /** For so many days after the first start Elite members alone may buy it. */
  membersForDays?: number;
  netQuantity: number;
  unit: NetUnit;
  hsn: string;
  gstRate: 0 | 5 | 12 | 18 | 40;
  /** true: green mark, false: brown mark, null: neither food nor cosmetic that carries one. */
  isVeg: boolean | null;
  origin: string;
  shelfLife: string;
  ingredients: string;
  benefits: string[];
  /** HTML: p, h3, ul, li, strong, em. */
  description: string;
  /** Further words people search by: local names, spellings, uses. */
  keywords: string[];
  /** Which rail of the home page shows it. */
  rail?: 'new' | 'must-try' | 'best';
  /** SKUs that go well with it. */
  related: string[];
}

export interface DemoReview {
  sku: string;
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  daysAgo: number;
  verified: boolean;
}

export interface DemoPost {
  slug: string;
  title: string;
  summary: string;
  keywords: string;
  cover: string;
  coverAlt: string;
  daysAgo: number;
  /** HTML: h2, h3, p, ul, ol, li, blockquote, strong, em, a. */
  content: string;
}

export interface DemoEvent {
  slug: string;
  title: string;
  category: 'Physical Event' | 'Online';
  /** Days from today, negative for the past; the hour is in India. */
  inDays: number;
  hour: string;
  durationMinutes: number;
  venue: string;
  city: string;
  image: string;
  /** What the picture shows. */
  imageAlt: string;
  summary: string;
  content: string;
}

export interface DemoStore {
  name: string;
  city: string;
  state: string;
  image: string;
  landmark: string;
  addressLine1: string;
  addressLine2: string;
  postalCode: string;
  opens: string;
  closes: string;
  mobile: string;
  email: string;
  locationUrl: string;
  virtualLocationUrl: string;
}

export interface DemoTextPage {
  /** The page's address without the slash. */
  slug: string;
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** The day on which somebody last read it through, as YYYY-MM-DD. */
  reviewed: string;
  /** HTML: h2, p, ul, ol, li, a. */
  content: string;
}

export interface DemoFaq {
  group: FaqGroup;
  question: string;
  /** HTML: p, a. */
  answer: string;
}
