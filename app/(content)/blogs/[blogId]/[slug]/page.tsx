import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { PostScreen } from '@/components/post/post-screen';
import { idFrom } from '@/lib/format/id';
import { isSlugOf } from '@/lib/contract/slug';
import { readShop } from '@/lib/features/shop-profile/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { findPost, readLinkedProducts, readOtherPosts } from '@/lib/features/post/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { blogPosting } from '@/lib/seo/content-json-ld';
import { movedOrMissing } from '@/lib/seo/moved-or-missing';
import { postCard } from '@/lib/features/share/share-card';
import '../../../../article.css';
import '../../../../post.css';

export async function generateMetadata({
  params,
}: PageProps<'/blogs/[blogId]/[slug]'>): Promise<Metadata> {
  const { blogId } = await params;
  const found = await findPost(idFrom(blogId));
  if (!found) return {};
  const post = found.blogData;
  return pageMetadata(routes.blog(post), {
    name: post.title,
    card: postCard(post),
    article: { published: post.published_at, modified: post.updated_at },
  });
}

export default async function PostPage({ params }: PageProps<'/blogs/[blogId]/[slug]'>) {
  const { blogId, slug } = await params;
  const found = await findPost(idFrom(blogId));
  if (!found) return movedOrMissing(`/blogs/${blogId}/${slug}`);
  const post = found.blogData;
  if (!isSlugOf(slug, post.title)) permanentRedirect(encodeURI(routes.blog(post)));
  const [products, others] = await Promise.all([readLinkedProducts(post), readOtherPosts(found)]);
  return (
    <>
      <PostScreen {...found} products={products} others={others} />
      <JsonLd
        things={[
          blogPosting(post, await readShop()),
          breadcrumbList(
            { label: 'Journal', href: routes.blogs },
            { label: post.title, href: routes.blog(post) },
          ),
        ]}
      />
    </>
  );
}
