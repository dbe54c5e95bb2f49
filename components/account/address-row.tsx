import { linkClass } from '@/components/ui/button-class';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { Link } from '@/components/ui/link';
import { addressLine } from '@/lib/features/address/address-list';
import type { Address } from '@/lib/contract/address';
import { formatMobile } from '@/lib/contract/format-mobile';
import { routes } from '@/lib/platform/routes';

interface AddressRowProps {
  address: Address;
  isBusy: boolean;
  onDelete: () => void;
  onMakeDefault: () => void;
}

const action = `${linkClass} inline-flex min-h-11 items-center disabled:text-ink-2`;
const scriptAction = `${action} noscript:hidden`;

export function AddressRow({ address, isBusy, onDelete, onMakeDefault }: AddressRowProps) {
  const mobiles = [address.mobile, address.another_mobile].filter((mobile) => mobile !== null);
  const about = `the address of ${address.full_name} in ${address.city_obj.name}`;
  return (
    <li className="border-b border-rule py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <span className="min-w-0 font-display text-3 font-medium">{address.full_name}</span>
        {address.address_tags !== 'No tag' && (
          <span className="small-caps text-ink-2">{address.address_tags}</span>
        )}
        {address.is_default && (
          <span className="inline-flex items-center gap-2 text-1 font-[550]">
            <HaldiDot />
            Default
          </span>
        )}
      </p>
      <p className="mt-1 max-w-[60ch] wrap-anywhere">{addressLine(address)}</p>
      <p className="text-1 text-ink-2">{mobiles.map(formatMobile).join(', ')}</p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <Link
          href={routes.editAddress(address.id, routes.addresses)}
          aria-label={`Edit ${about}`}
          className={action}
        >
          Edit
        </Link>
        {!address.is_default && (
          <button
            type="button"
            disabled={isBusy}
            aria-label={`Make default: ${about}`}
            onClick={onMakeDefault}
            className={scriptAction}
          >
            Make default
          </button>
        )}
        <button
          type="button"
          disabled={isBusy}
          aria-label={`Delete ${about}`}
          onClick={onDelete}
          className={scriptAction}
        >
          Delete
        </button>
      </div>
    </li>
  );
}
