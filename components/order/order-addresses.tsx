import type { Order } from '@/lib/contract/order';
import { OrderAddress } from './order-address';

function isSame(a: Order['shipping_address'], b: Order['billing_address']): boolean {
  return (
    a.full_name === b.full_name && a.full_address === b.full_address && a.mobile_no === b.mobile_no
  );
}

export function OrderAddresses({ order }: { order: Order }) {
  const { shipping_address: delivery, billing_address: billing } = order;
  if (isSame(delivery, billing)) {
    return <OrderAddress title="Delivery and billing address" address={delivery} />;
  }
  return (
    <>
      <OrderAddress title="Delivery address" address={delivery} />
      <OrderAddress title="Billing address" address={billing} />
    </>
  );
}
