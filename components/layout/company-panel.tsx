import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import { phoneHref } from '@/lib/features/shop-profile/shop-contact';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import type { LinkGroup } from '@/lib/platform/site-links';
import { LinkItems } from './link-items';

export function CompanyPanel({ groups }: { groups: LinkGroup[] }) {
  const shop = useShop();
  return (
    <div className="frame mega-columns">
      <ul className="mega-branches">
        {groups.map(({ title, links }) => (
          <li key={title}>
            <p className="mega-head">{title}</p>
            <ul>
              <LinkItems links={links} />
            </ul>
          </li>
        ))}
      </ul>
      <address className="mega-side min-h-0 not-italic">
        <p className="font-display text-4 text-leaf-9">Need help?</p>
        <p className="mt-2 text-1 text-ink-2">{shop.hours}</p>
        {shop.phone && (
          <p>
            <a href={phoneHref(shop.phone)} className="mega-all">
              {shop.phone}
            </a>
          </p>
        )}
        <p>
          {shop.email ? (
            <a href={`mailto:${shop.email}`} className="mega-all">
              {shop.email}
            </a>
          ) : (
            <Link href={routes.contactUs} className="mega-all">
              Write to us
            </Link>
          )}
        </p>
        {shop.social.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-x-4">
            {shop.social.map(({ label, href }) => (
              <a key={label} href={href} rel="noopener" className="mega-all">
                {label}
              </a>
            ))}
          </p>
        )}
      </address>
    </div>
  );
}
