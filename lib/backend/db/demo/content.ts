import { array, boolean, number, object, string } from 'yup';
import { faqGroups } from '../../../contract/faq.ts';
import { layoutNames } from '../../../contract/home.ts';
import { leadKinds } from '../../../contract/lead-options.ts';
import { readData, readRows } from '../read-data.ts';

/* Content of the demo other than products. Pictures are paths under `public`. */

const text = () => string().required();
const texts = () => array(text()).required();
const wholeNumber = () => number().integer().required();
/** Lines of HTML. */
const lines = () => array(string().defined()).required();
const joined = <T extends { content: string[] }>(row: T) => ({
  ...row,
  content: row.content.join('\n'),
});

const post = object({
  slug: text(),
  title: text(),
  summary: text(),
  keywords: text(),
  topic: text(),
  author: text(),
  cover: text(),
  coverAlt: text(),
  daysAgo: wholeNumber(),
  /** SKUs that its end links. */
  products: texts(),
  /** Of h2, h3, p, ul, ol, li, blockquote, strong, em, a. */
  content: lines(),
}).noUnknown();

/** The journal, newest first. */
export const demoPosts = [
  'four-tulsis',
  'spices-that-last',
  'fssai-number',
  'bilona-ghee',
  'monsoon-hair',
  'one-pot-millets',
  'summer-glasses',
  'reading-a-label',
  'soapnut-wash',
  'what-one-leaf-becomes',
  'amla-in-winter',
  'groundnut-year',
  'gifts-that-get-finished',
  'honey-that-sets',
].map((slug) => joined(readData(`db/demo/data/posts/${slug}`, post)));

const event = object({
  slug: text(),
  title: text(),
  category: string()
    .oneOf(['Physical Event', 'Online'] as const)
    .required(),
  /** Days from today, negative for the past; the hour is in India. */
  inDays: wholeNumber(),
  hour: text(),
  durationMinutes: wholeNumber(),
  /** Left out: seats cannot be booked. */
  seats: number().integer().optional(),
  venue: string().defined(),
  city: string().defined(),
  image: text(),
  /** Alternative text of the picture. */
  imageAlt: text(),
  summary: text(),
  content: lines(),
}).noUnknown();

export const demoEvents = readRows('db/demo/data/events', event).map(joined);

const textPage = object({
  /** The page's address without the slash. */
  slug: text(),
  title: text(),
  /** One or two sentences below the title. */
  lead: text(),
  /** Day of the last review of the text, as YYYY-MM-DD. */
  reviewed: text(),
  /** Of h2, p, ul, ol, li, a. */
  content: lines(),
}).noUnknown();

export const demoTextPages = [
  'about-us',
  'shipping-policy',
  'terms-and-conditions',
  'return-and-refund-policy',
  'privacy-policy',
  'accessibility',
].map((slug) => joined(readData(`db/demo/data/texts/${slug}`, textPage)));

const faq = object({
  group: string().oneOf(faqGroups).required(),
  question: text(),
  /** Of p, a. */
  answer: text(),
}).noUnknown();

export const demoFaqs = readRows('db/demo/data/faqs', faq);

const meta = object({
  /** The path of a static route, without a query. */
  pageUrl: text(),
  title: text().max(60),
  description: text().max(155),
  keywords: text(),
}).noUnknown();

export const demoPageMeta = readRows('db/demo/data/page-meta', meta);

const banner = object({
  image: text(),
  altText: text(),
  title: text(),
  content: text(),
  /** Where the banner leads: a category, a product, or neither and then the whole shop. */
  categorySlug: string().nullable().defined(),
  productSku: string().nullable().defined(),
  /** Products in the picture, from left to right. */
  picturedSkus: texts(),
}).noUnknown();

const section = object({
  /** `upper` and `lower` answer for the product sections, `footer` for the lower section. */
  kind: string()
    .oneOf(['upper', 'lower', 'footer'] as const)
    .required(),
  label: text(),
  description: string().defined(),
  /** The one large picture; empty where the section is a row of `images`. */
  image: string().defined(),
  images: array(
    object({
      image: text(),
      alt: text(),
      /** Text below it. */
      name: string().defined(),
    }).noUnknown(),
  ).required(),
  layout: string().oneOf(layoutNames).required(),
  isVisible: boolean().required(),
}).noUnknown();

const home = object({
  banners: array(banner).required(),
  sections: array(section).required(),
  statistics: array(object({ name: text(), value: number().required() }).noUnknown()).required(),
}).noUnknown();

/** The home page other than products and journal. */
export const demoHome = readData('db/demo/data/home', home);

const store = object({
  name: text(),
  city: text(),
  state: text(),
  image: text(),
  landmark: string().defined(),
  addressLine1: text(),
  addressLine2: string().defined(),
  postalCode: text(),
  opens: text(),
  closes: text(),
  mobile: text(),
  email: text(),
  locationUrl: string().defined(),
  virtualLocationUrl: string().defined(),
}).noUnknown();

export const demoStores = readRows('db/demo/data/stores', store);

const lead = object({
  kind: string().oneOf(leadKinds).required(),
  name: text(),
  email: text(),
  phone: string().defined(),
  company: string().defined(),
  /** ISO 3166. */
  country: string().nullable().defined(),
  /** Questions of the form, by field. */
  details: object().required(),
  status: string()
    .oneOf(['new', 'in work', 'answered'] as const)
    .required(),
  daysAgo: number().required(),
  notes: array(
    object({
      kind: string()
        .oneOf(['note', 'reply'] as const)
        .required(),
      text: text(),
    }).noUnknown(),
  ).required(),
}).noUnknown();

/** People who have written, and what became of it. */
export const demoLeads = readRows('db/demo/data/leads', lead);
