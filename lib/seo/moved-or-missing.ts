import { notFound, permanentRedirect } from 'next/navigation';
import { site } from '../platform/site';
import { readRedirect } from '../platform/middleware/read-redirect';

/** Ends a page without a record: redirects with 308 to the new URL, or answers 404. */
export async function movedOrMissing(path: string): Promise<never> {
  const target = await readRedirect(path);
  if (target === null) notFound();
  const { origin, href } = new URL(target, site.url());
  permanentRedirect(origin === new URL(site.url()).origin ? href.slice(origin.length) : href);
}
