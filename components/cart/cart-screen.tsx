'use client';

import {
  useRef,
  type ReactNode,
  lazy,
  Suspense,
  type ComponentType,
  useEffect,
  useMemo,
} from 'react';
import { linkClass, buttonClass } from '@/components/ui/button-class';
import { FailedState } from '@/components/ui/failed-state';
import { FormNotice } from '@/components/ui/form-notice';
import { Link } from '@/components/ui/link';
import {
  priceChange,
  parseSeenPrices,
  withSeen,
  type SeenPrices,
} from '@/lib/features/cart/seen-prices';
import { useCart } from '@/lib/features/cart/use-cart';
import { useIsMember } from '@/lib/features/membership/use-membership';
import { useDestination } from '@/lib/features/order/use-destination';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { routes } from '@/lib/platform/routes';
import { CartAccount } from './cart-account';
import { CartLine } from './cart-line';
import { GiftOption } from './gift-option';
import { lateSuggestions } from './late-parts';
import { EmptyState } from '@/components/ui/empty-state';
import { useSession } from '@/lib/platform/session/use-session';
import type { CartItem } from '@/lib/contract/cart';
import { personalKeys } from '@/lib/platform/session/personal-data';
import { deviceStore } from '@/lib/platform/session/safe-storage';
import { useStoredText, writeStored } from '@/lib/platform/session/stored-text';
import './cart-screen.css';

const block = 'rounded-control bg-paper-2';

function CartLinesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your cart
      </p>
      <div aria-hidden>
        {[0, 1, 2].map((line) => (
          <div key={line} className="flex h-44 gap-5 border-b border-rule py-4">
            <div className="aspect-square w-18 self-start bg-paper-2 md:w-28" />
            <div className={`h-16 flex-1 ${block}`} />
            <div className={`h-6 w-14 ${block}`} />
          </div>
        ))}
      </div>
    </>
  );
}

function CartAccountSkeleton() {
  return (
    <div
      aria-hidden
      className="min-h-60 rounded-control border border-rule bg-paper-0 px-4 py-5 md:px-7 md:py-6"
    >
      <div className={`h-6 w-32 ${block}`} />
      <div className={`mt-4 h-44 ${block}`} />
      <div className={`mt-12 h-12 ${block}`} />
    </div>
  );
}

/* Lazy chunk: what sends orders is not needed by a filled cart. */
const LostOrder = lazy<ComponentType>(() =>
  import('@/components/checkout/lost-order').then(
    (module) => ({ default: module.LostOrder }),
    () => ({ default: () => null }),
  ),
);

function CartEmpty() {
  const person = useSession();
  return (
    <EmptyState plant="marigold" text="Your cart is empty">
      <Link href={routes.shop()} className={buttonClass('main')}>
        Shop now
      </Link>
      {person && (
        <>
          <p className="mt-6 text-ink-2">
            <Link href={routes.orders} className={linkClass}>
              View past orders
            </Link>
          </p>
          <Suspense>
            <LostOrder />
          </Suspense>
        </>
      )}
    </EmptyState>
  );
}

interface CartScreenProps {
  submittedForm: SubmittedForm | undefined;
  /** Below an empty cart. */
  popular: ReactNode;
  /** Below a filled cart. */
  children: ReactNode;
}

export function CartScreen({ submittedForm, popular, children }: CartScreenProps) {
  const { data: cart, error, mutate } = useCart();
  const destination = useDestination();
  const isMember = useIsMember();
  const heading = useRef<HTMLHeadingElement>(null);
  const { seen, accept } = useSeenPrices(cart?.data);
  const isLoading = !cart && !error;
  const isFilled = cart !== undefined && cart.data.length > 0;
  return (
    <div className={`frame pt-6 pb-10 md:pt-11 ${isLoading || isFilled ? 'cart-columns' : ''}`}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-4">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-5 font-medium focus:outline-none"
          >
            Your cart
          </h1>
          <Link href={routes.shop()} className={`${linkClass} py-2.5 font-semibold`}>
            Continue shopping
          </Link>
        </div>
        <FormNotice notice={submittedForm} />
        {isLoading && <CartLinesSkeleton />}
        {!cart && error && (
          <FailedState title="There was an error loading your cart!" retry={() => mutate()}>
            Your items are safe. Try again.
          </FailedState>
        )}
        {cart && !isFilled && <CartEmpty />}
        {isFilled && (
          <>
            <ul aria-label="Products in your cart" className="@container">
              {cart.data.map((item) => (
                <CartLine
                  key={item.id}
                  item={item}
                  priceChange={priceChange(seen, item)}
                  onAcceptPrice={() => accept(item)}
                  onLeave={() => heading.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
            <GiftOption />
          </>
        )}
      </div>
      {(isLoading || isFilled) && (
        <div className="cart-bill">
          {cart && destination !== undefined && isMember !== undefined ? (
            <CartAccount cart={cart} destination={destination} isMember={isMember} />
          ) : (
            <CartAccountSkeleton />
          )}
        </div>
      )}
      {(isLoading || isFilled) && (
        <div className="cart-suggestions">{isFilled && lateSuggestions}</div>
      )}
      {isFilled && <div>{children}</div>}
      {cart && !isFilled && popular}
    </div>
  );
}

const seenPricesKey = personalKeys.seenPrices;

interface SeenPricesUse {
  seen: SeenPrices;
  accept: (item: CartItem) => void;
}

function useSeenPrices(items: readonly CartItem[] | undefined): SeenPricesUse {
  const text = useStoredText(deviceStore, seenPricesKey);
  const seen = useMemo(() => parseSeenPrices(text), [text]);
  useEffect(() => {
    if (!items) return;
    const savedText = deviceStore().getItem(seenPricesKey);
    const wanted = JSON.stringify(withSeen(parseSeenPrices(savedText), items));
    if (wanted !== savedText) writeStored(deviceStore(), seenPricesKey, wanted);
  }, [items, text]);
  return {
    seen,
    accept: ({ product_id, selling_price }) =>
      writeStored(
        deviceStore(),
        seenPricesKey,
        JSON.stringify({ ...seen, [product_id]: selling_price }),
      ),
  };
}
