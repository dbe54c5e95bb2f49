import { lazy, Suspense, useId } from 'react';
import { PartFailed } from '@/components/ui/part-failed';
import { useGift } from '@/lib/features/cart/use-gift';

const GiftDetails = lazy(() =>
  import('./gift-details').then(
    (module) => ({ default: module.GiftDetails }),
    () => ({ default: PartFailed }),
  ),
);

export function GiftOption() {
  const [gift, setGift] = useGift();
  const helpId = useId();
  return (
    <div className="border-b border-rule py-4">
      <label className="flex min-h-11 items-center gap-4">
        <input
          type="checkbox"
          name="is_gift"
          checked={gift.isGift}
          aria-describedby={helpId}
          onChange={({ target }) => setGift({ ...gift, isGift: target.checked })}
          className="size-5 shrink-0 accent-leaf-7"
        />
        <span>
          <span className="block font-[550]">This is a gift</span>
          <span id={helpId} className="block text-ink-2">
            We’ll leave out the prices and add your message on a card.
          </span>
        </span>
      </label>
      {gift.isGift && (
        <Suspense>
          <GiftDetails />
        </Suspense>
      )}
    </div>
  );
}
