import { Link } from '@/components/ui/link';
import type { Combo } from '@/lib/contract/family';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import { ProductPicture } from './product-picture';

/** What a combo holds, and what the same costs without it. */
export function ComboItems({ combo: { items, saves }, price }: { combo: Combo; price: number }) {
  return (
    <section aria-labelledby="inside" className="frame mt-10 md:mt-14">
      <h2 id="inside" className="font-display text-5 font-medium">
        What’s inside
      </h2>
      <ul className="mt-3 grid border-t border-ink md:grid-cols-2 md:gap-x-6 xl:gap-x-14">
        {items.map((item) => (
          <li
            key={item.product_id}
            className="flex flex-wrap items-center gap-3 border-b border-rule py-3"
          >
            <ProductPicture
              src={item.image1}
              alt=""
              sizes="96px"
              className="size-[4.5rem] shrink-0"
              isLater
            />
            <span className="min-w-[min(7rem,100%)] flex-1">
              <Link
                href={routes.product({ id: item.product_id, name: item.name })}
                className="font-display text-3 font-medium underline-offset-4 hover:underline"
              >
                {item.name}
              </Link>
              <span className="block text-1 text-ink-2">
                {item.quantity > 1
                  ? `${item.quantity} × ${formatRupees(item.product_price)}`
                  : '1 pack'}
              </span>
            </span>
            <b className="font-semibold tabular-nums">
              {formatRupees(item.product_price * item.quantity)}
            </b>
          </li>
        ))}
      </ul>
      {saves > 0 && (
        <p className="mt-3 text-right">
          {`Bought separately: ${formatRupees(price + saves)}`}
          <b className="block font-semibold text-leaf-7">{`You save ${formatRupees(saves)}`}</b>
        </p>
      )}
    </section>
  );
}
