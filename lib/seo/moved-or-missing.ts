import { notFound, permanentRedirect } from 'next/navigation';
import { site } from '../platform/site';
import { readRedirect } from '../platform/middleware/read-redirect';

/** Ends a page that has found nothing: on to where its address has moved (308), or a 404. */
export async function movedOrMissing(path: string): Promise<never> {
  const target = await readRedirect(path);
  if (target === null) notFound();
  const { origin, href } = new URL(target, site.url());
  permanentRedirect(origin === new URL(site.url()).origin ? href.slice(origin.length) : href);
}
