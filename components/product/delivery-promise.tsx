import type { DeliveryTerms } from '@/lib/contract/delivery-terms';
import { storeRules } from '@/lib/contract/store-rules';
import { formatDays } from '@/lib/features/place/delivery-to';
import { formatDeliveryFee } from '@/lib/format/delivery-fee';

const { nearby, elsewhere } = storeRules.deliveryDays;

export function DeliveryPromise({ terms }: { terms: DeliveryTerms }) {
  const { shipping_fee: shippingFee, free_shipping_city: homeCity } = terms;
  const fee = shippingFee === 0 ? 'free' : formatDeliveryFee(terms);
  if (!homeCity) {
    return (
      <>
        <b className="font-semibold">All of India</b> in {formatDays(elsewhere)}
        <span className="block text-ink-2">{fee}</span>
      </>
    );
  }
  return (
    <>
      <b className="font-semibold">{homeCity}</b> in {formatDays(nearby)}
      <span className="block text-ink-2">{`Free. Rest of India in ${formatDays(elsewhere)}, ${fee}`}</span>
    </>
  );
}
