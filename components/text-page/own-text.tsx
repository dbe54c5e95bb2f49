import { cleanHtml } from '@/lib/content/clean-html';

/** Text of the shop on a page with a design of its own. */
export function OwnText({ html, className = 'mt-6' }: { html: string; className?: string }) {
  return (
    <div
      className={`prose max-w-[66ch] text-3 leading-7 ${className}`}
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}
