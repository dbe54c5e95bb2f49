import { notFound, permanentRedirect } from 'next/navigation';
import { idFrom } from '@/lib/format/id';
import { findPost } from '@/lib/post/queries';
import { routes } from '@/lib/routes';

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** A post has one address, with its title at the end. */
export default async function PostWithoutTitle({
  params,
}: {
  params: Promise<{ blogId: string }>;
}) {
  const found = await findPost(idFrom((await params).blogId));
  if (!found) notFound();
  permanentRedirect(encodeURI(routes.blog(found.blogData)));
}
