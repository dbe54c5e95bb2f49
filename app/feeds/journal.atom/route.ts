import { readPosts } from '@/lib/features/post/queries';
import { atomFeed } from '@/lib/seo/posts-feed';
import { shortXmlAnswer } from '@/lib/seo/xml-answer';
import { readShop } from '@/lib/features/shop-profile/queries';

export async function GET(): Promise<Response> {
  const [{ blogs }, shop] = await Promise.all([readPosts(1), readShop()]);
  return shortXmlAnswer('application/atom+xml', atomFeed(blogs, shop));
}
