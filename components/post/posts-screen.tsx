import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { posts } from '@/lib/content/posts';
import type { Post, PostList } from '@/lib/contract/post';
import { formatDate, formatMonth } from '@/lib/format/date';
import { postsHref, type PostsQuery } from '@/lib/features/post/posts-query';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { ArchivePanel } from './archive-panel';
import { Picture } from '@/components/ui/picture';
import '@/components/shop/category-row.css';

export async function PostsScreen({ query, list }: { query: PostsQuery; list: PostList }) {
  const { page, month, topic } = query;
  const { topics = [] } = list;
  const view = topic ?? (month && formatMonth(month));
  const shop = await readShop();
  const isFront = page === 1 && !view;
  return (
    <div className="frame pt-4 pb-14 md:pb-18">
      <Breadcrumbs crumbs={[{ label: 'Home', href: routes.home }]} />
      <h1 className="mt-3 mb-5 font-display text-5 font-medium md:mb-7">
        {view ? `${posts.title}: ${view}` : posts.title}
      </h1>
      {topics.length > 1 && <TopicLinks topics={topics} current={topic} />}
      <div className="grid gap-14 xl:grid-cols-[minmax(0,1fr)_14.5rem]">
        <div>
          {list.blogs.length === 0 ? (
            <EmptyState plant="tulsi" text="No blogs added!">
              <p className="-mt-3 mb-6 max-w-[44ch] text-ink-2">New posts are coming soon.</p>
              <Link href={routes.shop()} className={buttonClass()}>
                See all products
              </Link>
            </EmptyState>
          ) : (
            <ol className={isFront ? 'post-list has-lead' : 'post-list'}>
              {list.blogs.map((post, index) => (
                <PostCard key={post.id} post={post} isFirst={index === 0} />
              ))}
            </ol>
          )}
          <Pagination
            label="Pages of posts"
            current={page}
            last={list.total_pages}
            hrefOf={(other) => postsHref({ page: other, month, topic })}
          />
        </div>
        <aside aria-label="About the journal" className="journal-panels">
          <section aria-labelledby="about">
            <h2 id="about" className="mb-2 font-display text-3 font-medium">
              About
            </h2>
            <p className="text-1 text-ink-2">{shop.has_demo ? posts.about : posts.plainAbout}</p>
          </section>
          <FollowPanel />
          <ArchivePanel years={list.filters} current={month} />
        </aside>
      </div>
    </div>
  );
}

function TopicLinks({ topics, current }: { topics: string[]; current: string | undefined }) {
  const all = [
    { name: 'All', topic: undefined },
    ...topics.map((topic) => ({ name: topic, topic })),
  ];
  return (
    <nav aria-label="Topics" className="category-row -mx-4 mb-8 border-b-0 md:mx-0">
      <ul className="md:flex-wrap md:px-0">
        {all.map(({ name, topic }) => (
          // Phones show few topics: the current one comes first.
          <li key={name} className={topic === current ? 'max-md:order-first' : undefined}>
            <Link
              href={postsHref({ page: 1, month: undefined, topic })}
              aria-current={topic === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function FollowPanel() {
  const shop = await readShop();
  return (
    <section aria-labelledby="follow">
      <h2 id="follow" className="mb-2 font-display text-3 font-medium">
        Follow
      </h2>
      <ul className="panel-links">
        {shop.social.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={routes.rss}>RSS feed</a>
        </li>
      </ul>
    </section>
  );
}

function PostCard({ post, isFirst }: { post: Post; isFirst: boolean }) {
  return (
    <li className="post-card">
      <div className="post-picture picture">
        {post.banner && (
          <Picture
            src={post.banner}
            alt={post.banner_alt}
            sizes={
              isFirst
                ? '(width >= 64rem) 48vw, 92vw'
                : '(width >= 64rem) 22vw, (width >= 48rem) 48vw, 92vw'
            }
            isFirst={isFirst}
          />
        )}
      </div>
      <p className="text-1 text-ink-2">
        <time dateTime={post.published_at}>{formatDate(post.published_at)}</time>
        {post.reading_minutes > 0 && `, ${post.reading_minutes} min`}
        {post.topic && `, ${post.topic}`}
      </p>
      <h2>
        <Link href={routes.blog(post)}>{post.title}</Link>
      </h2>
      <p className="post-summary">{post.summary}</p>
    </li>
  );
}
