import useSWR from 'swr';
import { Dialog } from '@/components/ui/dialog';
import { FailedState } from '@/components/ui/failed-state';
import { LedgerSkeleton } from '@/components/ui/ledger-skeleton';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { readLazily } from '@/lib/api/lazily';
import { buildPath, type AnswerOf } from '@/lib/contract/endpoint';
import { productPath } from '@/lib/contract/paths';
import type { getProduct } from '@/lib/contract/product';
import { formatUnitPrice } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import { CardPurchase } from './card-purchase';

export interface SizeDialogProps {
  /** A member of the family. */
  id: number;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

export function SizeDialog({ id, name, isOpen, onClose }: SizeDialogProps) {
  const path = isOpen ? buildPath({ path: productPath }, { id }) : null;
  const { data, error, mutate } = useSWR<AnswerOf<typeof getProduct>, unknown>(path, readLazily);
  const family = data?.data.family;
  return (
    <Dialog title="Choose a size" isOpen={isOpen} onClose={onClose}>
      <p className="font-display text-3 font-medium">{family?.name ?? name}</p>
      {family ? (
        <ul className="mt-2 border-t border-rule">
          {family.members.map((member) => (
            <li
              key={member.product_id}
              className="flex items-center gap-3 border-b border-rule py-3"
            >
              <p className="min-w-0 flex-1">
                <Link
                  href={routes.product({ id: member.product_id, name: member.name })}
                  className="font-[550] wrap-anywhere underline-offset-4 hover:underline"
                >
                  {member.options.join(', ')}
                </Link>
                <span className="block">
                  <Price price={member.product_price} mrp={member.base_price} />
                </span>
                <span className="block text-1 text-ink-2">
                  {formatUnitPrice(member.product_price, member.net_quantity, member.unit)}
                </span>
              </p>
              <CardPurchase
                productId={member.product_id}
                productName={member.name}
                stock={member.available_stock_quantity}
              />
            </li>
          ))}
        </ul>
      ) : error || data ? (
        <FailedState title="We couldn’t load the sizes" retry={() => mutate()} />
      ) : (
        <LedgerSkeleton label="Loading sizes" rows={3} />
      )}
    </Dialog>
  );
}
