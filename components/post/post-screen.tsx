import { ProductPicture } from '@/components/product/product-picture';
import { ProductRail } from '@/components/product/product-rail';
import { ShareRow } from '@/components/share/share-row';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Cover } from '@/components/ui/cover';
import { Link } from '@/components/ui/link';
import { Neighbours } from '@/components/ui/neighbours';
import { cleanHtml } from '@/lib/content/clean-html';
import { posts } from '@/lib/content/posts';
import type { Post, PostPage } from '@/lib/contract/post';
import type { ProductCard } from '@/lib/contract/product';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { postsHref } from '@/lib/features/post/posts-query';
import { splitForGoods } from '@/lib/features/post/split-for-goods';
import { withHeadings, type Heading } from '@/lib/features/post/with-headings';
import { routes } from '@/lib/platform/routes';
import { site } from '@/lib/platform/site';

const fewest = 3;

function PostContents({ headings }: { headings: Heading[] }) {
  if (headings.length < fewest) return null;
  return (
    <div className="post-contents">
      <details className="lg:hidden">
        <summary>
          In this post <span className="icon icon-chevron" />
        </summary>
        <HeadingList headings={headings} />
      </details>
      <nav aria-labelledby="contents" className="sticky top-6 max-lg:hidden">
        <h2 id="contents" className="border-b border-ink pb-2 small-caps">
          In this post
        </h2>
        <HeadingList headings={headings} />
      </nav>
    </div>
  );
}

function HeadingList({ headings }: { headings: Heading[] }) {
  return (
    <ol>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

/** Products between two sections of the text. */
const maxInside = 2;

function GoodsInside({ products }: { products: ProductCard[] }) {
  return (
    <aside aria-label="Products named here" className="goods-inside">
      {products.map((product) => (
        <div key={product.id}>
          <ProductPicture src={product.image1} alt="" sizes="96px" />
          <p>
            <Link href={routes.product(product)}>{product.name}</Link>
            <b>{formatRupees(product.product_price)}</b>
          </p>
        </div>
      ))}
    </aside>
  );
}

interface PostScreenProps extends Omit<PostPage, 'status'> {
  products?: ProductCard[];
  /** Fill the row of the posts before and after this one. */
  others?: Post[];
}

export function PostScreen({
  blogData: post,
  previousPost,
  nextPost,
  products = [],
  others = [],
}: PostScreenProps) {
  const { html, headings } = withHeadings(cleanHtml(post.content));
  const { start, rest } = splitForGoods(html);
  const inside = rest ? products.slice(0, maxInside) : [];
  return (
    <article className="pb-14 md:pb-18">
      <Cover picture={post.banner} alt={post.banner_alt}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: routes.home },
            { label: posts.title, href: routes.blogs },
            ...(post.topic
              ? [
                  {
                    label: post.topic,
                    href: postsHref({ page: 1, month: undefined, topic: post.topic }),
                  },
                ]
              : []),
          ]}
        />
        <h1>{post.title}</h1>
        <p className="mt-4 text-3 text-ink-2">{post.summary}</p>
        <p className="mt-4 text-1 text-ink-2">
          {post.author && `By ${post.author}, `}
          <time dateTime={post.published_at}>{formatDate(post.published_at)}</time>
          {post.reading_minutes > 0 && `, ${post.reading_minutes} min read`}
        </p>
      </Cover>
      <div className="frame">
        <div className="grid gap-x-14 gap-y-8 pt-8 md:pt-10 lg:grid-cols-[14.5rem_minmax(0,1fr)] xl:grid-cols-[14.5rem_minmax(0,1fr)_14.5rem]">
          <PostContents headings={headings} />
          <div className="w-full max-w-[35rem] min-w-0 print:max-w-none lg:col-start-2 max-lg:mx-auto xl:mx-auto">
            <div className="article-body prose" dangerouslySetInnerHTML={{ __html: start }} />
            {inside.length > 0 && <GoodsInside products={inside} />}
            {rest && (
              <div
                className="article-body prose is-continued"
                dangerouslySetInnerHTML={{ __html: rest }}
              />
            )}
            <div className="mt-10 border-t border-rule">
              <ShareRow title={post.title} url={`${site.url()}${routes.blog(post)}`} />
            </div>
          </div>
        </div>
        <ProductRail title="Products in this post" products={products} />
        <Neighbours
          label="Other posts"
          title="More from the journal"
          list={{ label: 'All posts', href: routes.blogs }}
          earlier={toNeighbour('Previous post', previousPost)}
          later={toNeighbour('Next post', nextPost)}
          more={others.flatMap((other) => toNeighbour(other.topic || posts.title, other) ?? [])}
        />
      </div>
    </article>
  );
}

const toNeighbour = (label: string, post: PostPage['nextPost']) =>
  post ? { label, href: routes.blog(post), title: post.title, picture: post.banner } : undefined;
