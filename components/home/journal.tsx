import Image from 'next/image';
import type { BlogCard } from '@/lib/contract/home';
import { formatDate } from '@/lib/format/date';

/** The newest posts, up to eight. */
export function Journal({ blogs }: { blogs: BlogCard[] }) {
  if (blogs.length === 0) return null;
  return (
    <section aria-labelledby="journal" className="mt-14">
      <h2 id="journal" className="mb-5 font-display text-5 font-medium">
        From the journal
      </h2>
      <ul
        tabIndex={0}
        aria-labelledby="journal"
        className="-mx-4 grid snap-x auto-cols-[72vw] grid-flow-col gap-4 overflow-x-auto px-4 md:mx-0 md:auto-cols-[38%] md:px-0 xl:auto-cols-[24%]"
      >
        {blogs.map((blog) => (
          <li key={blog.id} className="snap-start">
            <div className="relative aspect-[16/10] bg-paper-2">
              {blog.banner && (
                <Image
                  src={blog.banner}
                  alt=""
                  fill
                  sizes="(width >= 80rem) 24vw, (width >= 48rem) 38vw, 72vw"
                  className="object-cover"
                />
              )}
            </div>
            <div className="shelf-edge" />
            <p className="mt-3 small-caps text-ink-2">
              <time dateTime={blog.published_at}>{formatDate(blog.published_at)}</time>
            </p>
            <h3 className="mt-1 font-display text-3 font-medium">{blog.title}</h3>
            <p className="mt-1 line-clamp-3 text-1 text-ink-2">{blog.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
