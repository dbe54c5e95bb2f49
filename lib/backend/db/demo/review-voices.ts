import { anythingVoices } from './review-voices/anything.ts';
import { healthVoices } from './review-voices/health.ts';
import { homeVoices } from './review-voices/home.ts';
import { personalVoices } from './review-voices/personal.ts';
import { stapleVoices } from './review-voices/staples.ts';
import { treatVoices } from './review-voices/treats.ts';

export type ReviewRating = 1 | 2 | 3 | 4 | 5;

export interface ReviewVoices {
  kind: string;
  /** Slugs of the categories whose goods these texts fit; empty: they fit anything. */
  categories: string[];
  /** Slugs of the product forms they are meant for; without it, any. */
  forms?: string[];
  texts: Partial<Record<ReviewRating, string[]>>;
}

export const reviewerNames: string[] = [
  'Aarti P.',
  'Abhishek R.',
  'Alpa S.',
  'Amit K.',
  'Ananya B.',
  'Anjali M.',
  'Arvind T.',
  'Bhavna D.',
  'Bhupendra J.',
  'Chirag V.',
  'Darshana G.',
  'Deepa N.',
  'Dhaval C.',
  'Divya I.',
  'Falguni H.',
  'Farida L.',
  'Gaurav S.',
  'Geeta R.',
  'Harsh P.',
  'Hemal B.',
  'Ila M.',
  'Imran Q.',
  'Jayshree K.',
  'Jolly F.',
  'Kalpesh D.',
  'Kavita A.',
  'Ketan O.',
  'Kiran W.',
  'Lakshmi V.',
  'Lata T.',
  'Madhavi J.',
  'Mahesh G.',
  'Manisha Y.',
  'Mitesh L.',
  'Nandini U.',
  'Naresh C.',
  'Neha Z.',
  'Nilesh H.',
  'Padma E.',
  'Parth N.',
  'Pooja X.',
  'Pravin B.',
  'Priyanka S.',
  'Rajal M.',
  'Rakesh I.',
  'Rekha P.',
  'Rohan D.',
  'Rukhsana A.',
  'Sandeep K.',
  'Sejal V.',
  'Shalini R.',
  'Sneha G.',
  'Subhash T.',
  'Sunita O.',
  'Tejas J.',
  'Trupti C.',
  'Urvi L.',
  'Varun N.',
  'Vidya F.',
  'Yogesh H.',
];

/** What customers say, by the kind of good. No text names a product, so that it fits its kind. */
export const demoReviewVoices: ReviewVoices[] = [
  ...stapleVoices,
  ...treatVoices,
  ...healthVoices,
  ...personalVoices,
  ...homeVoices,
  ...anythingVoices,
];
