import { Link } from '@/components/ui/link';
import type { SiteLink } from '@/lib/platform/site-links';

export function LinkItems({ links }: { links: SiteLink[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <Link href={href}>{label}</Link>
    </li>
  ));
}
