import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Pagination } from '@/components/ui/pagination';
import { DataTable, type Column } from '@/components/ui/table';
import { ChipSample } from './chip-sample';
import { Specimen } from './specimen';

interface Sale {
  id: string;
  day: string;
  name: string;
  pieces: number;
  amount: string;
}

const sales: Sale[] = [
  { id: 'SO-1042', day: '21 Nov 2026', name: 'Asha Patel', pieces: 4, amount: '₹1,973' },
  { id: 'SO-1041', day: '20 Nov 2026', name: 'Ravi Shah', pieces: 1, amount: '₹299' },
  { id: 'SO-1040', day: '20 Nov 2026', name: 'Meera Joshi', pieces: 12, amount: '₹18,640' },
];

const columns: Column<Sale>[] = [
  { key: 'id', head: 'Order', cell: ({ id }) => id, isRowHead: true },
  { key: 'day', head: 'Day', cell: ({ day }) => day },
  { key: 'name', head: 'Customer', cell: ({ name }) => name },
  { key: 'pieces', head: 'Pieces', cell: ({ pieces }) => pieces },
  { key: 'amount', head: 'Amount', cell: ({ amount }) => amount, isMoney: true },
];

export function ListPlate() {
  return (
    <>
      <Specimen name="Breadcrumbs" file="ui/breadcrumbs">
        <Breadcrumbs
          crumbs={[
            { label: 'Food', href: '/shop?category=1' },
            { label: 'Spices & grains', href: '/shop?category=2' },
          ]}
        />
      </Specimen>
      <Specimen
        name="Pagination"
        file="ui/pagination"
        note="Three at each end, three about this one."
      >
        <Pagination label="Pages" current={9} last={20} hrefOf={(page) => `/design?page=${page}`} />
      </Specimen>
      <Specimen name="Chips" file="ui/chip">
        <ChipSample />
      </Specimen>
      <Specimen
        name="Table"
        file="ui/table"
        note="Hairlines; the double rule before money. Too wide, it scrolls in itself."
      >
        <DataTable
          caption="Sales"
          columns={columns}
          rows={sales}
          keyOf={({ id }) => id}
          foot={
            <tr>
              <th scope="row" colSpan={4}>
                Together
              </th>
              <td className="ledger-rule book-right">₹20,912</td>
            </tr>
          }
        />
      </Specimen>
      <Specimen name="Table, empty">
        <DataTable
          caption="Refunds"
          columns={columns}
          rows={[]}
          keyOf={({ id }) => id}
          empty="No refunds in these days."
        />
      </Specimen>
    </>
  );
}
