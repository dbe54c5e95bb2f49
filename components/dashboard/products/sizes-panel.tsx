import Link from 'next/link';
import useSWR from 'swr';
import { buttonClass } from '@/components/ui/button-class';
import { readLazily } from '@/lib/api/lazily';
import { buildPath } from '@/lib/contract/endpoint';
import type { FamilyMember } from '@/lib/contract/family';
import { getStaffFamily, type StaffFamily } from '@/lib/contract/staff-family';
import { sizesPath, staffProductPath } from '@/lib/dashboard/paths';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import { StockMark } from './stock-book';

const optionsText = ({ options }: Pick<FamilyMember, 'options'>) => options.join(', ');

export function SizesPanel({ productId }: { productId: number }) {
  const { data } = useSWR<{ data: StaffFamily }>(
    buildPath(getStaffFamily, { id: productId }),
    readLazily,
  );
  const family = data?.data;
  const isFamily = family !== undefined && family.id !== null;
  return (
    <Panel
      title="Sizes"
      actions={
        <Link
          href={sizesPath(productId)}
          prefetch={false}
          className={buttonClass('second', 'card')}
        >
          {isFamily ? 'Edit sizes' : 'Add sizes'}
        </Link>
      }
    >
      {!family && <p className="text-ink-2">Loading</p>}
      {family && !isFamily && (
        <p className="text-ink-2">
          Sold in one size. Add sizes or flavours to let shoppers choose on the product page.
        </p>
      )}
      {isFamily && (
        <>
          <p className="mb-2">{family.name}</p>
          <ul className="size-list">
            {family.rows.map((row) => (
              <li key={row.product_id}>
                {row.product_id === productId ? (
                  <strong aria-current="page">{optionsText(row)}</strong>
                ) : (
                  <Link href={staffProductPath(row.product_id)} prefetch={false}>
                    {optionsText(row)}
                  </Link>
                )}
                <span>{formatRupees(row.product_price)}</span>
                <span>
                  {row.is_on_sale ? (
                    <StockMark stock={row.available_stock_quantity} isLow={false} />
                  ) : (
                    'Not published'
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
