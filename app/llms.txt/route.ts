import { getCategoryTree } from '@/lib/features/category/queries';
import { readPosts } from '@/lib/features/post/queries';
import { routes } from '@/lib/platform/routes';
import { absolute } from '@/lib/seo/absolute';
import { llmsText } from '@/lib/seo/llms-text';
import { readShop } from '@/lib/features/shop-profile/queries';

/** llms.txt: describes the shop and its main pages for language models. */
export async function GET(): Promise<Response> {
  const [categories, { blogs }, shop] = await Promise.all([
    getCategoryTree(),
    readPosts(1),
    readShop(),
  ]);
  const text = llmsText({
    shop,
    categories: categories.map((category) => ({
      name: category.name,
      url: absolute(routes.shop({ category: { id: category.id } })),
      note: category.metadescription,
    })),
    posts: blogs.map((post) => ({
      name: post.title,
      url: absolute(routes.blog(post)),
      note: post.summary,
    })),
  });
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
