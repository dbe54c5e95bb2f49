import { inIndia } from '../../../contract/india-clock.ts';
import type { Transaction } from '../client.ts';
import { redirects } from '../schema/content.ts';
import { insertRows, numbered } from './rows.ts';

/** Addresses that people guess, and the actual path of the page. */
const guesses: [from: string, to: string][] = [
  ['/business', '/bussiness'],
  ['/blog', '/blogs'],
  ['/journal', '/blogs'],
  ['/events', '/event'],
  ['/stores', '/store-locator'],
  ['/about', '/about-us'],
  ['/contact', '/contact-us'],
  ['/faqs', '/faq'],
  ['/elite', '/subscription-plans'],
  ['/terms', '/terms-and-conditions'],
  ['/privacy', '/privacy-policy'],
  ['/shipping', '/shipping-policy'],
  ['/returns', '/return-and-refund-policy'],
];

/** Fixed date, so that every store starts with the same rows. */
const createdAt = new Date(inIndia('2026-11-21'));

/** Seeds the default redirects; staff add further ones. */
export async function seedRedirects(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    redirects,
    numbered(guesses.map(([fromPath, toPath]) => ({ fromPath, toPath, createdAt }))),
  );
}
