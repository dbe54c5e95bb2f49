import { useState } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { Address } from '@/lib/contract/address';
import { formatMobile } from '@/lib/contract/format-mobile';
import { checkoutFromCart } from '@/lib/features/order/from-cart';
import { routes } from '@/lib/platform/routes';
import { ChoiceCard } from './choice-card';
import { orderForm } from './order-form';

interface AddressChoiceProps {
  addresses: Address[];
  chosenId: number | null;
  onChoose: (id: number) => void;
}

const firstFew = 4;

export function AddressChoice({ addresses, chosenId, onChoose }: AddressChoiceProps) {
  const [isAll, setIsAll] = useState(false);
  const isShown = ({ id }: Address, position: number) =>
    isAll || position < firstFew || id === chosenId;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">Delivery address</legend>
        <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
          {addresses.map((address, position) => (
            <ChoiceCard
              key={address.id}
              needsNoScript={!isShown(address, position)}
              name="address1"
              form={orderForm}
              value={address.id}
              isChosen={address.id === chosenId}
              onChoose={() => onChoose(address.id)}
              foot={
                <Link
                  href={routes.editAddress(address.id, checkoutFromCart)}
                  aria-label={`Edit the address of ${address.full_name}, ${address.city_obj.name}`}
                  className={`${linkClass} inline-flex min-h-11 items-center text-1`}
                >
                  Edit
                </Link>
              }
            >
              <AddressLines address={address} />
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {!addresses.every(isShown) && (
          <button
            type="button"
            onClick={() => setIsAll(true)}
            className={`${linkClass} needs-script min-h-11 font-semibold`}
          >
            Show all addresses
          </button>
        )}
        <Link
          href={routes.addAddress(checkoutFromCart)}
          className={`${linkClass} inline-flex min-h-11 items-center font-semibold`}
        >
          Add address
        </Link>
      </p>
    </>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { landmark, city_obj, state_obj, postal_code, address_tags } = address;
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-[550]">{address.full_name}</span>
        {address_tags !== 'No tag' && <span className="small-caps text-ink-2">{address_tags}</span>}
      </span>
      <span className="mt-1 block text-1">
        {[address.address_line_1, address.address_line_2, landmark].filter(Boolean).join(', ')}
        <span className="block">
          {city_obj.name} {postal_code}, {state_obj.name}
        </span>
        <span className="block text-ink-2">{formatMobile(address.mobile)}</span>
      </span>
    </>
  );
}
