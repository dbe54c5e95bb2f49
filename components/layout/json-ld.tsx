import type { Thing } from 'schema-dts';
import { jsonLdText } from '@/lib/seo/json-ld';

/** What the page says of itself to search engines; readers do not see it. */
export function JsonLd({ things }: { things: Thing[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(things) }} />
  );
}
