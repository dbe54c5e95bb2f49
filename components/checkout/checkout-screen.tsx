import { useRouter } from 'next/navigation';
import { useEffect, useState, useId, type ReactNode } from 'react';
import { CartVouchers } from '@/components/cart/cart-vouchers';
import { FormNotice } from '@/components/ui/form-notice';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { useAddresses } from '@/lib/features/address/use-addresses';
import { findObstacles, goodsPaise } from '@/lib/features/cart/checkout-gate';
import { cardText } from '@/lib/features/cart/gift';
import { useCart } from '@/lib/features/cart/use-cart';
import { couponCode } from '@/lib/features/cart/cart-vouchers';
import type { Address } from '@/lib/contract/address';
import type { Cart } from '@/lib/contract/cart';
import { cashFee, shippingFee } from '@/lib/contract/delivery-terms';
import { toPaise, toRupees } from '@/lib/contract/money';
import type { PayType } from '@/lib/contract/order';
import type { OrderQuote } from '@/lib/contract/order-quote';
import { changedSince, type CheckoutState } from '@/lib/features/order/checkout-state';
import { orderAmounts } from '@/lib/features/order/order-amounts';
import type { Firm } from '@/lib/features/order/order-body';
import { toParcel } from '@/lib/features/order/to-parcel';
import { paymentOptions, usualPayType } from '@/lib/features/order/payment-options';
import type { ExpressDelivery } from '@/lib/features/order/express-delivery';
import { useAddressChoice } from '@/lib/features/order/use-address-choice';
import { useCashObstacle } from '@/lib/features/order/use-cash-obstacle';
import { readQuoteAgain, useOrderQuote, quotedZone } from '@/lib/features/order/use-order-quote';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { checkoutFromCart } from '@/lib/features/order/from-cart';
import { noPaymentText } from '@/lib/features/shop-profile/shop-contact';
import { routes } from '@/lib/platform/routes';
import { readSessionAgain } from '@/lib/platform/session/use-session';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { PaymentInProgress } from '@/components/payment/payment-in-progress';
import { AddressChoice } from './address-choice';
import { BuyerFirm } from './buyer-firm';
import { CheckoutAccount } from './checkout-account';
import { splitDelivery } from '@/lib/features/order/split-delivery';
import { DeliveryMethod } from './delivery-method';
import { OrderForm } from './order-form';
import { PaymentChoice } from './payment-choice';
import { ReviewLines } from './review-lines';
import { usePlaceOrder } from './use-place-order';
import { NumberedHead } from '@/components/ui/numbered-head';
import useSWR from 'swr';
import { PageLink } from '@/components/layout/page-link';

export interface CheckoutScreenProps {
  cart: Cart;
  addresses: Address[];
  isMember: boolean;
  /** `YYYY-MM-DD` in India. */
  today: string;
  express: ExpressDelivery | undefined;
  carried: CheckoutState;
  /** Idempotency key of an order that is posted without scripts. */
  orderKey: string;
  /** Address that was chosen without scripts. */
  addressId: number | undefined;
  submittedForm: SubmittedForm | undefined;
}

export function CheckoutScreen(props: CheckoutScreenProps) {
  const { isMember, today, express, carried } = props;
  const router = useRouter();
  const shop = useShop();
  const cart = useCart().data ?? props.cart;
  const addresses = useAddresses(props.addresses).data?.data ?? props.addresses;
  const [address, chooseAddress] = useAddressChoice(addresses, props.addressId);
  const [wanted, setWanted] = useState<PayType>(usualPayType(shop));
  const zoneObstacle = useCashObstacle(address?.postal_code);
  const quoteOfWanted = useOrderQuote(address?.id, cart.cart_totals, wanted);
  const cashObstacle = zoneObstacle ?? quoteOfWanted?.cash_obstacle ?? undefined;
  const payType = cashObstacle && shop.pays_online ? 'Online Payment' : wanted;
  const cannotPay = cashObstacle !== undefined && !shop.pays_online;
  // What cannot be paid in cash does not cost the fee for it.
  const billed = cannotPay ? undefined : payType;
  const quote = useOrderQuote(address?.id, cart.cart_totals, billed);
  const cashQuote = useOrderQuote(address?.id, cart.cart_totals, 'Cash on Delivery');
  const [firm, setFirm] = useState<Firm>();
  const firmFault = useGstinFault(firm?.gstin, address?.state_obj.name, shop.gstin);
  const gift = { isGift: carried.isAGift, message: carried.giftMessage };
  const [changes] = useState(() => changedSince(carried, props.cart));
  const feeKey = (by: PayType | undefined) => `${address?.id} ${by}`;
  // A fee returned by the store takes precedence over the fee computed here.
  const [storeFees, setStoreFees] = useState<Record<string, number>>({});
  const { place, notice, state } = usePlaceOrder((fresh) => {
    if (fresh) setStoreFees({ ...storeFees, [feeKey(payType)]: fresh.shipping_amt });
    for (const by of new Set([payType, wanted]))
      void readQuoteAgain(address?.id, cart.cart_totals, by);
  });

  const isEmpty = cart.data.length === 0;
  useEffect(() => {
    if (!isEmpty || state !== 'choosing') return;
    // After a logout the cart is empty too; the gate handles that.
    void readSessionAgain().then((person) => person && router.replace(routes.cart));
  }, [isEmpty, state, router]);
  if (state === 'paying') {
    return (
      <div className="frame grid justify-items-center py-14 text-center md:py-20">
        <PaymentInProgress isSlow={false} isOrder />
      </div>
    );
  }
  if (isEmpty || state === 'placed') {
    return (
      <p role="status" className="frame py-18 text-center font-display text-4">
        {state === 'placed' ? 'Your order has been placed!' : 'One moment …'}
      </p>
    );
  }

  const city = quote?.delivery_city ?? address?.city_obj.name ?? '';
  const pin = address?.postal_code;
  const zone = quotedZone(quote);
  const served = quote?.obstacle ? undefined : address;
  const ownFee = (by: PayType | undefined) => {
    const delivery = toPaise(shippingFee({ city, pin, isMember, zone }, shop, toParcel(cart)));
    const due = toPaise(cart.cart_totals.final_total) + delivery;
    return toRupees(delivery + toPaise(cashFee(by, shop, due)));
  };
  function amountsFor(by: PayType | undefined, quoted: OrderQuote | undefined) {
    const fee = storeFees[feeKey(by)] ?? quoted?.shipping_amt ?? ownFee(by);
    const shipping = served ? fee : 0;
    return orderAmounts(cart.cart_totals, { shipping, payType: by, terms: shop, quote: quoted });
  }
  const amounts = amountsFor(billed, quote);
  const { shipping_amt: shipping } = amounts;
  const isPaid = address !== undefined && amounts.amount === 0 && !cannotPay;
  const options = paymentOptions(shop);
  const paymentOption = options.find(({ value }) => value === payType) ?? options[0];

  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-6 pb-6 md:pt-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,72rem)_26.25rem] xl:justify-between xl:gap-x-16 [&_:is(a,button,input)]:scroll-mb-48">
      <div className="min-w-0">
        <h1 className="pb-5 font-display text-5 font-medium">Checkout</h1>
        <FormNotice notice={props.submittedForm} />
        {changes.length > 0 && (
          <div role="status" className="mb-5 border-l-[3px] border-clay pl-3">
            <p className="font-[550] text-clay">Your cart has changed.</p>
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </div>
        )}
        <CheckoutPart number={1} title="Delivery address">
          <AddressChoice
            addresses={addresses}
            chosenId={address?.id ?? null}
            onChoose={chooseAddress}
          />
          {shop.gstin && <BuyerFirm firm={firm} fault={firmFault} onChange={setFirm} />}
        </CheckoutPart>
        <CheckoutPart number={2} title="Payment and delivery">
          {isPaid ? (
            <p>Your gift voucher covers this order. There’s nothing left to pay.</p>
          ) : (
            <PaymentChoice
              chosen={payType}
              onChoose={setWanted}
              cashObstacle={cashObstacle}
              isGift={gift.isGift}
              goods={toRupees(goodsPaise(cart))}
            />
          )}
          <DeliveryMethod
            address={served}
            shipping={splitDelivery(shipping, billed, shop).delivery}
            today={today}
            express={express}
            destination={{ city, pin, zone }}
          />
        </CheckoutPart>
        <CheckoutPart
          number={3}
          title="Review"
          aside={
            <Link href={routes.cart} className={`${linkClass} py-2 font-semibold`}>
              Edit cart
            </Link>
          }
        >
          <ReviewLines items={cart.data} gift={gift} />
          <AcceptedTerms />
        </CheckoutPart>
      </div>
      <OrderForm
        cart={cart}
        amounts={amountsFor('Cash on Delivery', cashQuote)}
        orderKey={props.orderKey}
        giftMessage={cardText(gift)}
        onPlace={() => {
          if (!address) return;
          void place(cart, {
            addressId: address.id,
            payType,
            amounts,
            giftMessage: cardText(gift),
            firm,
          });
        }}
      />
      <CheckoutAccount
        amounts={amounts}
        atMrp={cart.cart_totals.product_price}
        cashFee={splitDelivery(shipping, billed, shop).cash}
        items={cart.data}
        pieces={cart.cart_totals.cart_counter}
        voucherCode={couponCode(cart)}
        vouchers={<CartVouchers backTo={checkoutFromCart} />}
        destination={served && `${city} ${served.postal_code}`}
        obstacles={[
          ...findObstacles(cart, shop),
          ...(address ? [] : ['Please select a billing address!']),
          ...(firmFault ? [`${firmFault}.`] : []),
          ...(quote?.obstacle ? [`${quote.obstacle}.`] : []),
          ...(cannotPay ? [noPaymentText(shop) ?? `Cash on Delivery is ${cashObstacle}.`] : []),
        ]}
        notice={notice}
        isBusy={state === 'placing'}
        action={isPaid ? 'Place order' : paymentOption.action}
      />
    </div>
  );
}

interface CheckoutPartProps {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

function CheckoutPart({ number, title, aside, children }: CheckoutPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-4 pb-8 md:pt-6 md:pb-10">
      <NumberedHead id={id} number={number} title={title}>
        {aside}
      </NumberedHead>
      {children}
    </section>
  );
}

/** Returns the error in a buyer's GSTIN; undefined if it is valid or not required. */
function useGstinFault(
  gstin: string | undefined,
  state: string | undefined,
  shopGstin: string,
): string | undefined {
  const { data } = useSWR(
    gstin && state ? ['buyer-gstin', gstin, state, shopGstin] : null,
    async ([, typed, to, own]: [string, string, string, string]) => {
      // Lazy, because the check loads yup.
      const { buyerGstinFault } = await import('@/lib/contract/gstin');
      return buyerGstinFault(typed, to, own) ?? '';
    },
  );
  if (gstin === '') return 'Enter your business’s GSTIN';
  return data || undefined;
}

function AcceptedTerms() {
  return (
    <p className="mt-4 max-w-[66ch] text-1 text-ink-2">
      By placing this order, you agree to our{' '}
      <PageLink href={routes.terms} target="_blank">
        Terms
      </PageLink>{' '}
      and{' '}
      <PageLink href={routes.returnPolicy} target="_blank">
        Return and Refund Policy
      </PageLink>
      .
    </p>
  );
}
