import { linkClass } from '@/components/ui/button-class';
import { site } from '@/lib/site';

/** Whom to ask while ordering; leaves room for the account's bar on a phone. */
export function CheckoutFooter() {
  return (
    <footer className="site-chrome frame pt-4 pb-8 text-1 max-lg:pb-44">
      <p className="flex flex-wrap items-center gap-x-4 border-t border-rule pt-3 text-ink-2">
        Questions about your order?
        <a href={`mailto:${site.email}`} className={`${linkClass} py-2`}>
          {site.email}
        </a>
        <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={`${linkClass} py-2`}>
          {site.phone}
        </a>
      </p>
    </footer>
  );
}
