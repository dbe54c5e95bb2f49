import { linkClass } from '@/components/ui/button-class';
import { Carousel } from '@/components/ui/carousel';
import { Link } from '@/components/ui/link';
import type { BlogCard } from '@/lib/contract/home';
import { routes } from '@/lib/platform/routes';
import { HomePostCard } from './post-card';

export function RecentPosts({ blogs }: { blogs: BlogCard[] }) {
  if (blogs.length === 0) return null;
  return (
    <section aria-labelledby="journal" className="frame mt-14 md:mt-18">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="journal" className="min-w-[min(100%,6rem)] flex-1 font-display text-5 font-medium">
          From the journal
        </h2>
        <Link
          href={routes.blogs}
          prefetch={false}
          className={`inline-flex min-h-11 shrink-0 items-center ${linkClass}`}
        >
          All posts
        </Link>
      </div>
      <Carousel label="From the journal" slideClass="journal-slide" className="journal">
        {blogs.map((blog) => (
          <HomePostCard key={blog.id} blog={blog} />
        ))}
      </Carousel>
    </section>
  );
}
