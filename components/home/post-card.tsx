import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BlogCard } from '@/lib/contract/home';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';

export function HomePostCard({ blog }: { blog: BlogCard }) {
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
        <Link
          href={routes.blog(blog)}
          prefetch={false}
          className="after:absolute after:inset-0 hover:underline"
        >
          {blog.title}
        </Link>
      </h3>
    </article>
  );
}
