import { ComboParts } from '@/components/product/combo-parts';
import { ProductPicture } from '@/components/product/product-picture';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { cardText, type Gift } from '@/lib/features/cart/gift';
import { troubleWith } from '@/lib/features/cart/line-trouble';
import type { CartItem } from '@/lib/contract/cart';
import { sayOptions } from '@/lib/contract/line-options';
import { nonReturnable } from '@/lib/contract/return-windows';
import { formatNetQuantity, formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';

export function ReviewLines({ items, gift }: { items: CartItem[]; gift: Gift }) {
  const cardMessage = cardText(gift);
  return (
    <>
      <ul aria-label="Products in this order" className="@container border-t border-rule">
        {items.map((item) => (
          <ReviewLine key={item.id} item={item} />
        ))}
      </ul>
      {cardMessage && (
        <p className="border-b border-rule py-3">
          <span className="font-[550]">This is a gift.</span> We’ll leave out the prices. The card
          will say:
          <span className="block break-words whitespace-pre-line text-ink-2">“{cardMessage}”</span>
        </p>
      )}
    </>
  );
}

function ReviewLine({ item }: { item: CartItem }) {
  const trouble = troubleWith(item);
  return (
    <li className="grid grid-cols-[min(3.5rem,18vw)_minmax(0,1fr)_minmax(min(5.25rem,26vw),max-content)] border-b border-rule md:grid-cols-[4.5rem_minmax(0,1fr)_8rem] @max-[15rem]:grid-cols-[minmax(0,1fr)_50%]">
      <ProductPicture
        src={item.product_image}
        alt=""
        sizes="72px"
        className="my-3 aspect-square self-start @max-[15rem]:hidden"
      />
      <div className="min-w-0 px-3 py-3 md:px-5 @max-[15rem]:px-0">
        <p className="font-display text-3 font-medium">{item.product}</p>
        <ComboParts items={item.combo_items} />
        <p className="text-1 text-ink-2">
          {[
            sayOptions(item.options) ||
              (!item.combo_items && formatNetQuantity(item.net_quantity, item.unit)),
            `${item.quantity} × ${formatRupees(item.selling_price)}`,
            item.is_returnable === false && nonReturnable,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {trouble && (
          <p className="mt-1 font-[550] text-clay">
            {trouble.text}{' '}
            <Link href={routes.cart} className={linkClass}>
              Go to cart
            </Link>
          </p>
        )}
      </div>
      <p className="ledger-rule py-3 text-right text-3 font-[650]">{formatRupees(item.total)}</p>
    </li>
  );
}
