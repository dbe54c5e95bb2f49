import { linkClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';
import { phoneHref } from '@/lib/features/shop-profile/shop-contact';
import { readShop } from '@/lib/features/shop-profile/queries';

export async function CheckoutFooter() {
  const shop = await readShop();
  return (
    <footer className="site-chrome frame pt-4 pb-8 text-1 max-lg:pb-44">
      <p className="flex flex-wrap items-center gap-x-4 border-t border-rule pt-3 text-ink-2">
        Questions about your order?
        {shop.email ? (
          <a href={`mailto:${shop.email}`} className={`${linkClass} py-2`}>
            {shop.email}
          </a>
        ) : (
          <a href={routes.contactUs} className={`${linkClass} py-2`}>
            Write to us
          </a>
        )}
        {shop.phone && (
          <a href={phoneHref(shop.phone)} className={`${linkClass} py-2`}>
            {shop.phone}
          </a>
        )}
      </p>
    </footer>
  );
}
