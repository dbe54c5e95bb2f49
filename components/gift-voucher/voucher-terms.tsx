import { CountedList } from '@/components/ui/counted-list';
import { linkClass } from '@/components/ui/button-class';
import { giftVoucher, giftVoucherTerms } from '@/lib/content/gift-voucher';
import { routes } from '@/lib/platform/routes';
import { readShop } from '@/lib/features/shop-profile/queries';

export async function VoucherTerms() {
  const shop = await readShop();
  const { stepsTitle, steps, termsTitle, supportText } = giftVoucher;
  return (
    <div className="mt-14 grid items-start gap-x-20 gap-y-14 md:mt-18 lg:grid-cols-2">
      <section aria-labelledby="steps">
        <h2 id="steps" className="mb-5 font-display text-5 font-medium">
          {stepsTitle}
        </h2>
        <CountedList steps={steps} />
      </section>
      <section aria-labelledby="terms">
        <h2 id="terms" className="mb-5 font-display text-5 font-medium">
          {termsTitle}
        </h2>
        <ul className="max-w-[66ch] border-t border-rule">
          {giftVoucherTerms(shop.name).map((term) => (
            <li key={term} className="border-b border-rule py-2.5">
              {term}
            </li>
          ))}
        </ul>
        <p className="mt-5">
          {supportText}{' '}
          <a
            href={shop.email ? `mailto:${shop.email}` : routes.contactUs}
            className={`${linkClass} inline-block py-2.5`}
          >
            {shop.email || 'our contact form'}
          </a>
          .
        </p>
      </section>
    </div>
  );
}
