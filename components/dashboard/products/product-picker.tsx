import { useState } from 'react';
import useSWR from 'swr';
import { Combobox } from '@/components/ui/combobox';
import { readLazily } from '@/lib/api/lazily';
import { listStaffProducts, type StaffProductRow } from '@/lib/contract/staff-product-list';
import { listPath } from '@/lib/dashboard/list-path';
import type { PickedProduct } from '@/lib/dashboard/products/product-draft';

interface ProductPickerProps {
  id: string;
  label: string;
  without: readonly number[];
  /** Id of the text that says what is wrong; left out: nothing. */
  faultId?: string | undefined;
  onPick: (product: PickedProduct, row: StaffProductRow) => void;
}

export function ProductPicker({ id, label, without, faultId, onPick }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const [turn, setTurn] = useState(0);
  const isSearching = search.trim().length > 1;
  const { data, isLoading } = useSWR<{ data: StaffProductRow[] }>(
    isSearching ? listPath(listStaffProducts, { search: search.trim(), page_size: '10' }) : null,
    readLazily,
    { keepPreviousData: true },
  );
  const rows = (data?.data ?? []).filter((row) => !without.includes(row.id));
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-[550]">
        {label}
      </label>
      <Combobox
        key={turn}
        id={id}
        label={label}
        value={null}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        placeholder="Name, SKU or brand"
        options={rows.map((row) => ({ value: row.id, label: `${row.name}, ${row.sku}` }))}
        onSearch={setSearch}
        isLoading={isLoading}
        emptyText={isSearching ? 'No products found' : 'Type at least 2 letters'}
        onChange={(value) => {
          const row = rows.find((one) => one.id === value);
          if (!row) return;
          onPick({ id: row.id, name: row.name, sku: row.sku, image1: row.image1 }, row);
          setSearch('');
          setTurn(turn + 1);
        }}
      />
    </div>
  );
}
