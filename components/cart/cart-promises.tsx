import { useState } from 'react';
import { ArrivalDays } from '@/components/checkout/arrival-days';
import { linkClass } from '@/components/ui/button-class';
import { PaymentMarks } from '@/components/payment/payment-marks';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { Link } from '@/components/ui/link';
import { isHomeCity, type DeliveryTerms } from '@/lib/contract/delivery-terms';
import { shortMembershipName } from '@/lib/contract/membership-name';
import { storeRules } from '@/lib/contract/store-rules';
import { dayInIndia } from '@/lib/contract/india-clock';
import { formatDeliveryFee } from '@/lib/format/delivery-fee';
import { useCart } from '@/lib/features/cart/use-cart';
import { expressDeliveryOf } from '@/lib/features/order/express-delivery';
import { useIsMember } from '@/lib/features/membership/use-membership';
import { useCashObstacle } from '@/lib/features/order/use-cash-obstacle';
import { useDestination } from '@/lib/features/order/use-destination';
import { useOrderQuote, zoneOf } from '@/lib/features/order/use-order-quote';
import { routes } from '@/lib/platform/routes';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';

const { nearby, elsewhere } = storeRules.deliveryDays;

function membershipPromise(city: string | undefined, terms: DeliveryTerms, elite: string): string {
  const { free_shipping_city: homeCity } = terms;
  const fee = formatDeliveryFee(terms);
  if (city === undefined) {
    return `${fee} delivery, free ${homeCity && `in ${homeCity} and `}with ${elite}.`;
  }
  return isHomeCity(city, terms)
    ? `Outside ${homeCity}: ${fee} delivery, free with ${elite}.`
    : `Free delivery with ${elite}.`;
}

function arrivalPromise({ free_shipping_city: homeCity }: DeliveryTerms): string {
  const days = elsewhere.join(' to ');
  return homeCity
    ? `Arrives in ${homeCity} in ${nearby[1]} working days, elsewhere in ${days}`
    : `Arrives in ${days} working days`;
}

export function CartPromises() {
  const shop = useShop();
  const isMember = useIsMember() ?? false;
  const destination = useDestination();
  const quote = useOrderQuote(destination?.addressId, useCart().data?.cart_totals);
  const elite = shortMembershipName(shop.elite_name);
  const [now] = useState(() => new Date());
  const city = quote?.delivery_city ?? destination?.city;
  const noCash = useCashObstacle(destination?.pin);
  return (
    <>
      <div className="mt-3">
        <PaymentMarks shop={shop} />
      </div>
      <ul className="mt-3 grid gap-1.5 text-1">
        <li>
          {city === undefined ? (
            arrivalPromise(shop)
          ) : (
            <>
              Arrives{' '}
              <ArrivalDays
                today={dayInIndia(now)}
                destination={{ city, zone: zoneOf(quote) ?? destination?.zone }}
                express={expressDeliveryOf(now, isMember)}
              />
            </>
          )}
        </li>
        {noCash && <li>Cash on Delivery is {noCash}</li>}
        <li>5-day replacement, 15-day returns</li>
      </ul>
      {shop.shipping_fee > 0 && (isMember || isOpen(shop, routes.membership)) && (
        <p className="mt-4 flex gap-2.5 border-t border-rule pt-4 text-1">
          <HaldiDot className="mt-1 size-3" />
          {isMember ? (
            <span>Your delivery is free with {elite}.</span>
          ) : (
            <span>
              {membershipPromise(city, shop, elite)}{' '}
              <Link href={routes.membership} prefetch={false} className={linkClass}>
                See {elite}
              </Link>
            </span>
          )}
        </p>
      )}
    </>
  );
}
