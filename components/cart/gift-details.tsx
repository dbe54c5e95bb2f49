import { controlClass } from '@/components/form/control-class';
import { FieldFrame } from '@/components/form/field-frame';
import { giftMessageWhereEmpty, longestGiftMessage } from '@/lib/features/cart/gift';
import { useGift } from '@/lib/features/cart/use-gift';
import { GiftPacking } from './gift-packing';

export function GiftDetails() {
  const [gift, setGift] = useGift();
  return (
    <>
      <div className="mt-3 max-w-xl md:pl-9">
        <FieldFrame
          label="Gift message"
          isOptional
          error={undefined}
          help={`${gift.message.length} of ${longestGiftMessage} characters. If you leave this blank, the card will say “${giftMessageWhereEmpty}”.`}
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
      <GiftPacking />
    </>
  );
}
