import { linkClass } from '@/components/ui/button-class';
import { Carousel } from '@/components/ui/carousel';
import { Link } from '@/components/ui/link';
import type { BlogCard } from '@/lib/contract/home';
import { routes } from '@/lib/platform/routes';
import { Picture } from '@/components/ui/picture';
import { formatDate } from '@/lib/format/date';

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

function HomePostCard({ blog }: { blog: BlogCard }) {
  return (
    <article className="relative">
      <div className="journal-picture picture">
        {blog.banner && (
          <Picture
            src={blog.banner}
            alt=""
            sizes="(width >= 64rem) 48vw, (width >= 48rem) 60vw, 84vw"
          />
        )}
      </div>
      <p className="mt-3 small-caps text-ink-2">
        <time dateTime={blog.published_at}>{formatDate(blog.published_at)}</time>
      </p>
      <h3 className="mt-1 max-w-[28ch] font-display text-4 font-medium">
        <Link href={routes.blog(blog)} className="after:absolute after:inset-0 hover:underline">
          {blog.title}
        </Link>
      </h3>
    </article>
  );
}
