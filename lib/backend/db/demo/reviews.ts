import { array, object, string } from 'yup';
import { readRows } from '../read-data.ts';

type ReviewRating = 1 | 2 | 3 | 4 | 5;

interface DemoReview {
  sku: string;
  name: string;
  rating: ReviewRating;
  text: string;
  daysAgo: number;
  verified: boolean;
}

const text = () => string().required();
const texts = () => array(text());

const voice = object({
  kind: text(),
  /** Slugs of the categories whose goods these texts fit; empty: they fit anything. */
  categories: texts().required(),
  /** Slugs of the product forms they are meant for; without it, any. */
  forms: texts().optional(),
  /** By rating. No text names a product, and none says that something was cured. */
  texts: object({
    1: texts().optional(),
    2: texts().optional(),
    3: texts().optional(),
    4: texts().optional(),
    5: texts().optional(),
  }).noUnknown(),
}).noUnknown();

const demoReviewVoices = readRows('db/demo/data/review-voices', voice);
const reviewerNames = readRows('db/demo/data/reviewer-names', text());

interface ReviewedProduct {
  sku: string;
  /** Category slugs from the top down, or only the leaf. */
  categoryPath: string[];
  /** Slug of the product form; texts written for a form are left out if it is omitted. */
  form?: string;
}

interface Voice {
  rating: ReviewRating;
  text: string;
  categories: string[];
  forms: string[] | undefined;
  /** Complaints start at 1, so that they come up once the kinder texts have had their turn. */
  timesUsed: number;
  isHeard: boolean;
}

const maxGeneralTexts = 2;

/** How many products in 152 get 0, 1, 2 … 9 reviews: twelve none at all, 480 reviews together. */
const productsByReviewCount = [12, 20, 32, 29, 24, 15, 9, 6, 3, 2];

const ratings: ReviewRating[] = [5, 4, 3, 2, 1];

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** mulberry32: numbers from 0 up to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function reviewCountAt(rank: number, products: number): number {
  const total = productsByReviewCount.reduce((sum, share) => sum + share, 0);
  let reached = 0;
  for (const [count, share] of productsByReviewCount.entries()) {
    reached += share;
    if ((rank + 0.5) * total < reached * products) return count;
  }
  return productsByReviewCount.length - 1;
}

/** The voice heard least so far; among those heard equally often, chance decides. */
function pickVoice(voices: Voice[], random: () => number): Voice | undefined {
  const rarest = Math.min(...voices.map((voice) => voice.timesUsed));
  const candidates = voices.filter((voice) => voice.timesUsed === rarest);
  return candidates[Math.floor(random() * candidates.length)];
}

function fits({ categories, forms }: Voice, { categoryPath, form }: ReviewedProduct): boolean {
  if (forms && (form === undefined || !forms.includes(form))) return false;
  return isGeneral({ categories }) || categories.some((slug) => categoryPath.includes(slug));
}

function isGeneral({ categories }: Pick<Voice, 'categories'>): boolean {
  return categories.length === 0;
}

/**
 * Deals the written voices out to products: the same products give the same reviews, whatever
 * their order. No text comes twice: once all that fit are used, stars come without words. On one
 * product no name comes twice, and at most two of the texts that would fit anything.
 */
export function demoReviewsFor(products: ReviewedProduct[]): DemoReview[] {
  const voices: Voice[] = demoReviewVoices.flatMap(({ categories, forms, texts }) =>
    ratings.flatMap((rating) =>
      (texts[rating] ?? []).map((text) => ({
        rating,
        text,
        categories,
        forms,
        timesUsed: rating < 3 ? 1 : 0,
        isHeard: false,
      })),
    ),
  );
  const ranked = [...products].sort(
    (a, b) => hash(`rank ${a.sku}`) - hash(`rank ${b.sku}`) || (a.sku < b.sku ? -1 : 1),
  );
  const counted = ranked.map((product, rank) => ({
    product,
    wanted: reviewCountAt(rank, ranked.length),
  }));

  // Products with the most reviews choose first, so that their reviews have words.
  return counted.reverse().flatMap(({ product, wanted }) => {
    const random = randomFrom(hash(product.sku));
    const names = [...reviewerNames];
    let left = voices.filter((voice) => fits(voice, product));
    let generalLeft = maxGeneralTexts;
    const reviews: DemoReview[] = [];

    while (reviews.length < wanted) {
      const voice = pickVoice(left, random);
      const [name] = names.splice(Math.floor(random() * names.length), 1);
      if (!voice || !name) break;
      if (isGeneral(voice)) generalLeft -= 1;
      left = left.filter((other) => other !== voice && (generalLeft > 0 || !isGeneral(other)));
      reviews.push({
        sku: product.sku,
        name,
        rating: voice.rating,
        text: voice.isHeard ? '' : voice.text,
        daysAgo: 3 + Math.floor(random() ** 1.4 * 430),
        verified: random() < 0.82,
      });
      voice.timesUsed += 1;
      voice.isHeard = true;
    }
    // A product shows its latest reviews: those with words.
    const days = reviews.map(({ daysAgo }) => daysAgo).sort((a, b) => a - b);
    return reviews
      .toSorted((a, b) => Number(b.text !== '') - Number(a.text !== ''))
      .map((review, index) => ({ ...review, daysAgo: days[index] ?? review.daysAgo }));
  });
}
