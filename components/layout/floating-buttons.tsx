'use client';

import { usePathname } from 'next/navigation';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { chatAddress } from '@/lib/features/shop-profile/shop-contact';
import { routes } from '@/lib/platform/routes';
import { ToTop } from './to-top';

/**
 * On phones, after scrolling up. Elsewhere Help, the page of a product and the footer lead to the
 * chat.
 */
const onPhones: readonly string[] = [routes.home, routes.shop(), routes.wishlist, routes.concerns];

export function FloatingButtons() {
  const shop = useShop();
  const isOnPhones = onPhones.includes(usePathname());
  return (
    <nav aria-label="Shortcuts" className={isOnPhones ? 'floats is-on-phones' : 'floats'}>
      <ToTop />
      {shop.whatsapp && (
        <a
          href={chatAddress(shop.whatsapp)}
          target="_blank"
          rel="noopener"
          aria-label="Chat with us on WhatsApp"
          className="float"
        >
          <i aria-hidden className="icon icon-chat" />
        </a>
      )}
    </nav>
  );
}
