import type { Order } from '@/lib/contract/order';
import { formatMobile } from '@/lib/format/mobile';

interface OrderAddressProps {
  title: string;
  address: Order['shipping_address'];
}

export function OrderAddress({ title, address }: OrderAddressProps) {
  return (
    <section className="break-inside-avoid">
      <h2 className="font-display text-4 font-medium">{title}</h2>
      <address className="mt-2 not-italic">
        <span className="block font-[550]">{address.full_name}</span>
        <span className="block max-w-[46ch]">{address.full_address}</span>
        <span className="block text-1 text-ink-2">{formatMobile(address.mobile_no)}</span>
      </address>
    </section>
  );
}
