'use client';

import { paymentWays, phoneHref, shopAddress } from '@/lib/features/shop-profile/shop-contact';
import { useShop } from '@/lib/features/shop-profile/shop-context';

export function FooterBase() {
  const shop = useShop();
  return (
    <div className="foot-base">
      <address className="not-italic">
        {shop.phone && <a href={phoneHref(shop.phone)}>{shop.phone}</a>}
        {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
        <span>{shopAddress(shop)}</span>
      </address>
      {shop.social.length > 0 && (
        <p>
          {shop.social.map(({ label, href }) => (
            <a key={label} href={href} rel="noopener">
              {label}
            </a>
          ))}
        </p>
      )}
      <p>
        <span>Pay by {paymentWays(shop)}.</span>
        {shop.fssai && <span>FSSAI {shop.fssai}</span>}
        {shop.gstin && <span>GSTIN {shop.gstin}</span>}
      </p>
    </div>
  );
}
