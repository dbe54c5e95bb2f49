'use client';

import { lazy, Suspense, useId } from 'react';
import { controlClass } from '@/components/form/control-class';
import { FieldFrame } from '@/components/form/field-frame';
import { PartFailed } from '@/components/ui/part-failed';
import { giftMessageWhereEmpty, longestGiftMessage } from '@/lib/features/cart/gift';
import { useGift } from '@/lib/features/cart/use-gift';

const GiftPacking = lazy(() =>
  import('./gift-packing').then(
    (module) => ({ default: module.GiftPacking }),
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
            We leave the prices off and add your words on a card.
          </span>
        </span>
      </label>
      {gift.isGift && (
        <div className="mt-3 max-w-xl md:pl-9">
          <FieldFrame
            label="Gift message"
            isOptional
            error={undefined}
            help={`${gift.message.length} of ${longestGiftMessage} characters. Left empty, the card says “${giftMessageWhereEmpty}”.`}
          >
            {(ties) => (
              <textarea
                {...ties}
                name="gift_message"
                rows={3}
                maxLength={longestGiftMessage}
                value={gift.message}
                onChange={({ target }) => setGift({ ...gift, message: target.value })}
                className={`${controlClass(false)} block py-3`}
              />
            )}
          </FieldFrame>
        </div>
      )}
      {gift.isGift && (
        <Suspense>
          <GiftPacking />
        </Suspense>
      )}
    </div>
  );
}
