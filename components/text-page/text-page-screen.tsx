import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { cleanHtml } from '@/lib/content/clean-html';
import { withHeadings, type Heading } from '@/lib/features/post/with-headings';
import type { TextPage } from '@/lib/contract/text-page';
import { formatDate } from '@/lib/format/date';
import type { SiteLink } from '@/lib/platform/site-links';
import '@/components/ui/facts.css';
import { HelpIndex } from './help-index';

interface TextPageScreenProps {
  page: TextPage;
  crumbs: Crumb[];
  relatedLinks: { title: string; links: SiteLink[] };
  children?: ReactNode;
}

export function TextPageScreen({ page, crumbs, relatedLinks, children }: TextPageScreenProps) {
  const { html, headings } = withHeadings(cleanHtml(page.content));
  return (
    <div className="frame grid gap-x-10 pt-4 pb-10 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-8 lg:pb-14 xl:gap-x-20">
      <aside aria-label={relatedLinks.title} className="max-lg:hidden">
        <div className="sticky top-6 space-y-8">
          <HelpIndex {...relatedLinks} current={`/${page.slug}`} />
          <nav aria-label="On this page" className="index text-1">
            <p className="mb-2 border-b border-ink pb-2 small-caps text-ink-2">On this page</p>
            <PageContents headings={headings} />
          </nav>
        </div>
      </aside>
      <article className="min-w-0">
        <PageHead crumbs={crumbs} title={page.title} lead={page.lead}>
          <p className="mt-4 small-caps text-ink-2">
            Last updated <time dateTime={page.reviewed_at}>{formatDate(page.reviewed_at)}</time>
          </p>
        </PageHead>
        {children}
        <details className="section index mt-6 border-t-ink lg:hidden">
          <summary>
            <span className="font-display text-3 font-medium">On this page</span>
          </summary>
          <nav aria-label="On this page" className="pb-4">
            <PageContents headings={headings} />
          </nav>
        </details>
        <div
          className="prose mt-6 text-3 leading-7 max-md:leading-[1.625rem] lg:mt-8"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </article>
    </div>
  );
}

/** Text of the shop on a page with its own design. */
export function OwnText({ html, className = 'mt-6' }: { html: string; className?: string }) {
  return (
    <div
      className={`prose max-w-[66ch] text-3 leading-7 ${className}`}
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}

export function PageContents({ headings }: { headings: Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
