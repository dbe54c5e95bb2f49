import type { Transaction } from '../client.ts';
import { redirects } from '../schema/content.ts';
import { insertRows, numbered } from './rows.ts';

/** Addresses that people guess, and where the page stands. */
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

/** The day of this list, so that every store begins with the same rows. */
const createdAt = new Date('2026-11-21T00:00:00+05:30');

/** What every store sends on from its first day; staff add what moves later. */
export async function seedRedirects(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    redirects,
    numbered(guesses.map(([fromPath, toPath]) => ({ fromPath, toPath, createdAt }))),
  );
}
