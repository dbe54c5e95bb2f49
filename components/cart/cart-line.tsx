import { useState, type ReactNode } from 'react';
import { PostForm } from '@/components/form/post-form';
import { ProductPicture } from '@/components/product/product-picture';
import { linkClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { toastError } from '@/components/ui/toast';
import { cutShort, troubleWith, quantityLimit } from '@/lib/features/cart/line-trouble';
import type { PriceChange } from '@/lib/features/cart/seen-prices';
import type { CartItem } from '@/lib/contract/cart';
import { toPaise, toRupees } from '@/lib/contract/money';
import { nameWithOptions, sayOptions } from '@/lib/contract/line-options';
import { nonReturnable } from '@/lib/contract/return-windows';
import { formatNetQuantity, formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { ComboParts } from '@/components/product/combo-parts';
import { hasOtherSizes, LineOption } from './line-option';
import { LineQuantity } from './line-quantity';
import { useCartActions } from './use-cart-actions';
import { useMoveToWishlist } from './use-move-to-wishlist';

interface LineNoteProps {
  text: string;
  tone: 'trouble' | 'good';
  remedy?: ReactNode;
  onRemedy?: () => void;
}

interface CartLineProps {
  item: CartItem;
  priceChange: PriceChange | null;
  onAcceptPrice: () => void;
  /** Called before the line is removed: the focus must move. */
  onLeave: () => void;
}

/* On phones, icons. */
const actionClass = `${linkClass} grid min-h-11 min-w-11 place-items-center font-semibold md:min-w-0`;

export function CartLine({ item, priceChange, onAcceptPrice, onLeave }: CartLineProps) {
  const { change, choose, remove } = useCartActions();
  const { move, isMoving } = useMoveToWishlist();
  const [failure, setFailure] = useState<string>();
  const trouble = troubleWith(item);
  const cut = trouble ? null : cutShort(item);
  const maxQuantity = quantityLimit(item.available_quantity);
  const address = routes.product({ id: item.product_id, name: item.product });
  const name = nameWithOptions(item.product, item.options);
  const saving = savingOf(item);

  async function set(quantity: number) {
    setFailure(undefined);
    if (quantity > 0) setFailure(await change(item.id, quantity));
    else await takeOut();
  }

  async function setUpToMax(quantity: number) {
    await set(Math.min(quantity, maxQuantity));
    if (quantity > maxQuantity)
      setFailure(`Only ${maxQuantity} left. We’ve set the quantity to ${maxQuantity}.`);
  }

  async function chooseProduct(productId: number) {
    setFailure(undefined);
    setFailure(await choose(item.id, productId));
  }

  async function takeOut() {
    setFailure(undefined);
    onLeave();
    setFailure(await remove(item.id));
  }

  return (
    <li
      data-testid="cart-line"
      className="grid grid-cols-[min(4.5rem,22vw)_minmax(0,1fr)_max-content] border-b border-rule md:grid-cols-[7rem_minmax(0,1fr)_8rem] @max-[15rem]:grid-cols-[minmax(0,1fr)_50%]"
    >
      <Link
        href={address}
        tabIndex={-1}
        aria-hidden
        className="self-start py-2.5 md:row-span-2 md:py-4 @max-[15rem]:hidden"
      >
        <ProductPicture
          src={item.product_image}
          alt=""
          sizes="(width >= 48rem) 112px, 72px"
          className={`aspect-square ${maxQuantity === 0 ? 'opacity-55' : ''}`}
        />
      </Link>
      <div className="min-w-0 px-3 pt-2.5 md:px-5 md:pt-4 @max-[15rem]:px-0">
        <p className="flex flex-wrap gap-x-3 text-ink-2 max-md:hidden">
          <span className="small-caps text-ink">{item.brand_name}</span>
          <span className="small-caps font-[450]">{item.sku}</span>
        </p>
        <h2 className="font-display text-2 leading-6 font-medium md:text-3">
          <Link href={address} className="hover:underline">
            {item.product}
          </Link>
        </h2>
        <ComboParts items={item.combo_items} />
        <p className="text-1 text-ink-2 md:mt-1">
          {[
            sizeText(item),
            `${formatRupees(item.selling_price)} each`,
            item.is_returnable === false && nonReturnable,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className="pt-2.5 text-right md:ledger-rule md:pt-4 text-3 font-[650] md:row-span-2">
        {formatRupees(item.total)}
        {saving > 0 && (
          <span className="block text-1 font-normal text-leaf-7">Save {formatRupees(saving)}</span>
        )}
      </p>
      <div className="max-md:col-span-full md:px-5">
        <div role="status">
          {trouble && (
            <LineNote
              tone="trouble"
              text={trouble.text}
              remedy={trouble.remedy}
              onRemedy={() => set(trouble.quantity)}
            />
          )}
          {cut && (
            <LineNote
              tone="trouble"
              text={cut}
              remedy={`Keep ${item.quantity}`}
              onRemedy={() => set(item.quantity)}
            />
          )}
          {priceChange && (
            <LineNote
              tone={priceChange.isDearer ? 'trouble' : 'good'}
              text={priceChange.text}
              remedy="OK"
              onRemedy={onAcceptPrice}
            />
          )}
          {failure && !trouble && <LineNote tone="trouble" text={failure} />}
        </div>
        <div
          className={`flex flex-wrap items-center gap-2 pb-2.5 md:gap-x-5 md:pb-4 ${maxQuantity > 0 ? 'md:pt-3' : ''}`}
        >
          <LineOption item={item} onChoose={chooseProduct} />
          {maxQuantity > 0 && (
            <LineQuantity
              itemId={item.id}
              label={`Quantity of ${name}`}
              value={item.quantity}
              maxQuantity={maxQuantity}
              onChange={setUpToMax}
              onProblem={(text) => {
                setFailure(text);
                toastError(text);
              }}
            />
          )}
          <div className="ml-auto flex flex-wrap md:ml-0 md:gap-x-5">
            {maxQuantity > 0 && (
              <PostForm
                action={formAddress('remove-from-cart')}
                onPost={() => void takeOut()}
                className="contents"
              >
                <button
                  name="item"
                  value={item.id}
                  aria-label={`Remove ${name}`}
                  className={actionClass}
                >
                  <Icon name="bin" className="size-5 md:hidden" />
                  <span className="max-md:hidden">Remove</span>
                </button>
              </PostForm>
            )}
            {item.is_on_sale !== false && (
              <PostForm
                action={formAddress('to-wishlist')}
                onPost={async () => setFailure(await move(item, onLeave))}
                className="contents"
              >
                <input type="hidden" name="pid" value={item.product_id} />
                <button
                  name="item"
                  value={item.id}
                  aria-label={`Move to wishlist: ${name}`}
                  disabled={isMoving}
                  className={actionClass}
                >
                  <i className="icon icon-heart md:hidden" />
                  <span className="max-md:hidden">Move to wishlist</span>
                </button>
              </PostForm>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

/** Rupees less than at MRP. */
const savingOf = ({ base_price: mrp, selling_price: price, quantity }: CartItem): number =>
  toRupees(Math.max(toPaise(mrp) - toPaise(price), 0) * quantity);

/** Size of a line without a choice of sizes. */
function sizeText(item: CartItem): string | false {
  if (item.options?.length) return !hasOtherSizes(item) && sayOptions(item.options);
  return !item.combo_items && formatNetQuantity(item.net_quantity, item.unit);
}

function LineNote({ text, tone, remedy, onRemedy }: LineNoteProps) {
  const colour = tone === 'trouble' ? 'text-clay' : 'text-leaf-7';
  return (
    <p className={`flex flex-wrap items-center gap-x-3 pt-2 font-[550] ${colour}`}>
      {text}
      {remedy && (
        <button
          type="button"
          onClick={onRemedy}
          className="min-h-11 underline decoration-1 underline-offset-4 hover:text-ink md:min-h-8"
        >
          {remedy}
        </button>
      )}
    </p>
  );
}
