import type { Heading } from '@/lib/features/post/with-headings';
import { HeadingList } from './heading-list';

const fewest = 3;

export function PostContents({ headings }: { headings: Heading[] }) {
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
