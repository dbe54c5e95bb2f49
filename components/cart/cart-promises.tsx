import { useState } from 'react';
import { ArrivalDays } from '@/components/checkout/arrival-days';
import { linkClass } from '@/components/ui/button-class';
import { PaymentMarks } from '@/components/payment/payment-marks';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { Link } from '@/components/ui/link';
import { isHomeCity, type DeliveryTerms } from '@/lib/contract/delivery-terms';
import { shortMembershipName } from '@/lib/contract/membership-name';
import { sayReturnWindows } from '@/lib/contract/return-windows';
import { storeRules } from '@/lib/contract/store-rules';
import { dayInIndia } from '@/lib/contract/india-clock';
import { formatDeliveryFee } from '@/lib/format/delivery-fee';
import { formatMemberFee } from '@/lib/format/member-delivery';
import { toRupees } from '@/lib/contract/money';
import { goodsPaise } from '@/lib/features/cart/checkout-gate';
import { useCart } from '@/lib/features/cart/use-cart';
import { prepaidText } from '@/lib/features/order/payment-options';
import { expressDeliveryOf } from '@/lib/features/order/express-delivery';
import { useIsMember } from '@/lib/features/membership/use-membership';
import { useCashObstacle } from '@/lib/features/order/use-cash-obstacle';
import { useDestination } from '@/lib/features/order/use-destination';
import { useOrderQuote, quotedZone } from '@/lib/features/order/use-order-quote';
import { routes } from '@/lib/platform/routes';
import { canJoin } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';

const { nearby, elsewhere } = storeRules.deliveryDays;

function membershipPromise(
  city: string | undefined,
  terms: DeliveryTerms,
  { rate, elite }: { rate: string; elite: string },
): string {
  const { free_shipping_city: homeCity } = terms;
  const fee = formatDeliveryFee(terms);
  const forMembers =
    rate === 'free' ? `Free for ${elite} members.` : `${rate} for ${elite} members.`;
  if (city === undefined) {
    if (homeCity && rate === 'free') {
      return `Delivery ${fee}. Free in ${homeCity} and for ${elite} members.`;
    }
    return `Delivery ${fee}. ${homeCity && `Free in ${homeCity}. `}${forMembers}`;
  }
  if (isHomeCity(city, terms)) return `Delivery outside ${homeCity}: ${fee}. ${forMembers}`;
  return rate === 'free' ? `Free delivery for ${elite} members.` : `Delivery ${forMembers}`;
}

function arrivalPromise({ free_shipping_city: homeCity }: DeliveryTerms): string {
  const days = elsewhere.join(' to ');
  return homeCity
    ? `Delivered in ${nearby[1]} working days in ${homeCity}, ${days} elsewhere`
    : `Delivered in ${days} working days`;
}

export function CartPromises() {
  const shop = useShop();
  const isMember = useIsMember() ?? false;
  const destination = useDestination();
  const { data: cart } = useCart();
  const quote = useOrderQuote(destination?.addressId, cart?.cart_totals);
  const elite = shortMembershipName(shop.elite_name);
  const rate = formatMemberFee(shop);
  const [now] = useState(() => new Date());
  const city = quote?.delivery_city ?? destination?.city;
  const noCash = useCashObstacle(destination?.pin);
  const saving = cart && shop.pays_online && prepaidText(toRupees(goodsPaise(cart)), shop);
  return (
    <>
      <div className="mt-3">
        <PaymentMarks shop={shop} />
      </div>
      <ul className="mt-3 grid gap-1.5 text-1">
        {!quote?.obstacle && (
          <li>
            {city === undefined ? (
              arrivalPromise(shop)
            ) : (
              <>
                Arrives{' '}
                <ArrivalDays
                  today={dayInIndia(now)}
                  destination={{
                    city,
                    pin: destination?.pin,
                    zone: quotedZone(quote) ?? destination?.zone,
                  }}
                  express={expressDeliveryOf(now, isMember)}
                />
              </>
            )}
          </li>
        )}
        {noCash && <li>Cash on Delivery is {noCash}</li>}
        {saving && <li>{saving} when you pay online</li>}
        <li>{sayReturnWindows(shop, cart?.data ?? [])}</li>
      </ul>
      {shop.shipping_fee > 0 && rate && (isMember || canJoin(shop)) && (
        <p className="mt-4 flex gap-2.5 border-t border-rule pt-4 text-1">
          <HaldiDot className="mt-1 size-3" />
          {isMember ? (
            <span>
              {rate === 'free'
                ? `Your delivery is free with ${elite}.`
                : `Your delivery is ${rate} with ${elite}.`}
            </span>
          ) : (
            <span>
              {membershipPromise(city, shop, { rate, elite })}{' '}
              <Link href={routes.membership} className={linkClass}>
                See {elite}
              </Link>
            </span>
          )}
        </p>
      )}
    </>
  );
}
