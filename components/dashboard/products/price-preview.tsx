import type { StaffProductRow } from '@/lib/contract/staff-product-list';
import { formatRupees } from '@/lib/format/money';

interface PricePreviewProps {
  rows: StaffProductRow[];
  newPrice: (row: StaffProductRow) => number;
}

export function PricePreview({ rows, newPrice }: PricePreviewProps) {
  return (
    <div className="price-preview" role="region" aria-label="Preview" tabIndex={0}>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="text-right">
              Now
            </th>
            <th scope="col" className="text-right">
              New
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name}
                {newPrice(row) > row.base_price && (
                  <small className="block text-clay">
                    Above the MRP of {formatRupees(row.base_price)}
                  </small>
                )}
              </th>
              <td className="text-right whitespace-nowrap">{formatRupees(row.product_price)}</td>
              <td className="text-right whitespace-nowrap">{formatRupees(newPrice(row))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
