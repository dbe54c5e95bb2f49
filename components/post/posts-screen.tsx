import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { posts } from '@/lib/content/posts';
import type { PostList } from '@/lib/contract/post';
import { formatMonth } from '@/lib/format/date';
import { postsHref, type PostsQuery } from '@/lib/features/post/posts-query';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { ArchivePanel } from './archive-panel';
import { FollowPanel } from './follow-panel';
import { PostCard } from './post-card';

interface PostsScreenProps {
  query: PostsQuery;
  list: PostList;
}

export async function PostsScreen({ query, list }: PostsScreenProps) {
  const { page, month } = query;
  const shop = await readShop();
  return (
    <div className="frame pt-4 pb-14 md:pb-18">
      <Breadcrumbs crumbs={[{ label: 'Home', href: routes.home }]} />
      <h1 className="mt-3 mb-5 font-display text-5 font-medium md:mb-7">
        {month ? `${posts.title}, ${formatMonth(month)}` : posts.title}
      </h1>
      <div className="grid gap-14 xl:grid-cols-[minmax(0,1fr)_14.5rem]">
        <div>
          {list.blogs.length === 0 ? (
            <EmptyState plant="tulsi" text="No blogs added!">
              <p className="-mt-3 mb-6 max-w-[44ch] text-ink-2">
                The first page is being written. Please come back soon.
              </p>
              <Link href={routes.shop()} className={buttonClass()}>
                See all products
              </Link>
            </EmptyState>
          ) : (
            <ol className="post-list">
              {list.blogs.map((post, place) => (
                <PostCard key={post.id} post={post} isFirst={place === 0} />
              ))}
            </ol>
          )}
          <Pagination
            label="Pages of posts"
            current={page}
            last={list.total_pages}
            hrefOf={(other) => postsHref({ page: other, month })}
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
