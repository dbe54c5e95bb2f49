'use client';

import { chatAddress, phoneHref } from '@/lib/features/shop-profile/shop-contact';
import { useShop } from '@/lib/features/shop-profile/shop-context';

export function ShopContactLinks() {
  const { phone, whatsapp, email, social } = useShop();
  const links = [
    ...(phone ? [{ label: phone, href: phoneHref(phone) }] : []),
    ...(whatsapp ? [{ label: 'WhatsApp', href: chatAddress(whatsapp) }] : []),
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
    ...social,
  ];
  if (links.length === 0) return null;
  return (
    <ul aria-label="Contact" className="mt-4 flex flex-wrap gap-x-5 text-1 font-semibold">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="noopener" className="inline-block py-3">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
