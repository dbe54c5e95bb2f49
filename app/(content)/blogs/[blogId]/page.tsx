import { permanentRedirect } from 'next/navigation';
import { idFrom } from '@/lib/format/id';
import { findPost } from '@/lib/features/post/queries';
import { routes } from '@/lib/platform/routes';
import { movedOrMissing } from '@/lib/seo/moved-or-missing';

export default async function PostWithoutTitle({
  params,
}: {
  params: Promise<{ blogId: string }>;
}) {
  const { blogId } = await params;
  const found = await findPost(idFrom(blogId));
  if (!found) return movedOrMissing(`/blogs/${blogId}`);
  permanentRedirect(encodeURI(routes.blog(found.blogData)));
}
