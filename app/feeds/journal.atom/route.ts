import { readPosts } from '@/lib/post/queries';
import { atomFeed } from '@/lib/seo/journal-feed';
import { shortXmlAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

/** The journal as Atom. */
export async function GET(): Promise<Response> {
  const { blogs } = await readPosts(1);
  return shortXmlAnswer('application/atom+xml', atomFeed(blogs));
}
