import type { ReactNode } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { contact } from '@/lib/content/contact';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { routes } from '@/lib/platform/routes';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { readShop } from '@/lib/features/shop-profile/queries';
import { chatAddress, phoneHref, shopAddress } from '@/lib/features/shop-profile/shop-contact';

const rowLinkClass = `inline-flex min-h-11 items-center wrap-anywhere md:min-h-8 ${linkClass}`;

const contactRows = (shop: ShopProfile): { term: string; value: ReactNode }[] => [
  {
    term: 'Phone',
    value: shop.phone && (
      <>
        <a href={phoneHref(shop.phone)} className={rowLinkClass}>
          {shop.phone}
        </a>
        <span className="block text-1 text-ink-2">{shop.hours}</span>
      </>
    ),
  },
  {
    term: 'WhatsApp',
    value: shop.whatsapp && (
      <a href={chatAddress(shop.whatsapp)} className={rowLinkClass}>
        Chat on WhatsApp
      </a>
    ),
  },
  {
    term: 'Email',
    value: shop.email && (
      <a href={`mailto:${shop.email}`} className={rowLinkClass}>
        {shop.email}
      </a>
    ),
  },
  {
    term: 'Address',
    value: shop.street && <address className="not-italic">{shopAddress(shop)}</address>,
  },
];

const elsewhere = [
  {
    words: 'Track an order, return an item or get an invoice',
    label: 'Your orders',
    href: routes.orders,
  },
  {
    words: 'Delivery, payment, returns, lot reports',
    label: 'Frequently asked questions',
    href: routes.faq,
  },
  { words: 'Which herb suits me?', label: 'Ask our vaidya', href: routes.vaidya },
  { words: 'Bulk orders and corporate gifts', label: 'For business', href: routes.business },
];

export async function ContactDetails() {
  const shop = await readShop();
  const rows = contactRows(shop).filter(({ value }) => value);
  return (
    <div className="grid gap-10">
      {rows.length > 0 && (
        <div>
          <h2 className="mb-4 font-display text-4 font-medium">{contact.directTitle}</h2>
          <dl className="border-t border-ink">
            {rows.map(({ term, value }) => (
              <div
                key={term}
                className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2"
              >
                <dt className="w-24 text-ink-2">{term}</dt>
                <dd className="min-w-0 flex-[1_1_12rem]">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div>
        <h2 className="mb-4 font-display text-4 font-medium">{contact.elsewhereTitle}</h2>
        <ul className="border-t border-ink">
          {elsewhere
            .filter(({ href }) => isOpen(shop, href))
            .map(({ words, label, href }) => (
              <li key={href} className="border-b border-rule py-2">
                <span className="block text-1 text-ink-2">{words}</span>
                <Link href={href} className={rowLinkClass}>
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
