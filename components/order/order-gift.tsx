import type { Order } from '@/lib/contract/order';

export function OrderGift({ order: { is_gift, gift_message } }: { order: Order }) {
  if (!is_gift) return null;
  return (
    <section className="break-inside-avoid">
      <h2 className="font-display text-4 font-medium">Gift message</h2>
      {gift_message ? (
        <blockquote className="mt-2 border-l-[3px] border-turmeric pl-3 font-display text-3 break-words whitespace-pre-line">
          {gift_message}
        </blockquote>
      ) : (
        <p className="mt-2">Packed as a gift, without a message.</p>
      )}
    </section>
  );
}
