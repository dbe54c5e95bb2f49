import { useRef, useState } from 'react';
import { PostForm } from '@/components/form/post-form';
import { linkClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { useEarlyChange } from '@/components/ui/use-early-change';
import type { CartItem } from '@/lib/contract/cart';
import { sayOptions } from '@/lib/contract/line-options';
import { formatRupees } from '@/lib/format/money';
import { formAddress } from '@/lib/platform/form-posts/form-address';

interface LineOptionProps {
  item: CartItem;
  /** Puts another product of the family in the place of this one. */
  onChoose: (productId: number) => Promise<void>;
}

type Member = NonNullable<CartItem['family_members']>[number];

export const hasOtherSizes = ({ product_id, family_members: members = [] }: CartItem): boolean =>
  members.some((member) => member.product_id !== product_id);

/** Choice of the size or flavour of a cart line; nothing if its family has no others. */
export function LineOption({ item, onChoose }: LineOptionProps) {
  const [chosen, setChosen] = useState<number>();
  const select = useRef<HTMLSelectElement>(null);
  const { id, product, product_id, options, family_members: members = [] } = item;

  async function choose({ value }: HTMLSelectElement) {
    const productId = Number(value);
    if (productId === product_id) return;
    setChosen(productId);
    await onChoose(productId);
    setChosen(undefined);
  }
  useEarlyChange(select, (changed) => void choose(changed));

  if (!options?.length || !hasOtherSizes(item)) return null;
  const axes = options.map(({ axis }) => axis).join(', ');

  return (
    <PostForm
      action={formAddress('cart-option')}
      onPost={() => undefined}
      className="flex max-w-full flex-wrap items-center gap-x-3"
    >
      <input type="hidden" name="item" value={id} />
      <label className="relative flex min-h-11 max-w-full items-center rounded-control border border-edge bg-paper-0">
        <span className="pl-3 text-1 whitespace-nowrap text-ink-2 max-md:hidden">{axes}</span>
        <select
          ref={select}
          name="pid"
          autoComplete="off"
          aria-label={`${axes} of ${product}`}
          value={chosen ?? product_id}
          onChange={({ target }) => void choose(target)}
          className="field-sizing-content min-h-11 w-full min-w-0 appearance-none truncate rounded-control bg-transparent pr-8 pl-2.5"
        >
          {members.every((member) => member.product_id !== product_id) && (
            <option value={product_id}>{sayOptions(options)}</option>
          )}
          {members.map((member) => (
            <option
              key={member.product_id}
              value={member.product_id}
              disabled={isSoldOut(member) && member.product_id !== product_id}
            >
              {member.product_id === (chosen ?? product_id)
                ? member.options.join(', ')
                : optionText(member)}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute right-2.5 size-4" />
      </label>
      <button className={`${linkClass} hidden min-h-11 noscript:inline-block`}>Change</button>
    </PostForm>
  );
}

const isSoldOut = ({ available_quantity }: Member) => available_quantity === 0;

function optionText(member: Member): string {
  const state = isSoldOut(member) ? 'out of stock' : formatRupees(member.product_price);
  return `${member.options.join(', ')} – ${state}`;
}
