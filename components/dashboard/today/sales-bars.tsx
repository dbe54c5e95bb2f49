import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { SalesBucket } from '@/lib/contract/staff-today';
import { formatDayOfMonth, formatShortMonth, formatTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 2 });
const formatDay = (iso: string) => `${formatDayOfMonth(iso)} ${formatShortMonth(iso)}`;

export function SalesBars({ buckets, isByHour }: { buckets: SalesBucket[]; isByHour: boolean }) {
  const formatBucket = isByHour ? formatTime : formatDay;
  return (
    <div className="chart" aria-hidden>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={buckets}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--color-rule)" />
          <XAxis
            dataKey="from"
            tickFormatter={formatBucket}
            tickLine={false}
            stroke="var(--color-ink-2)"
            fontSize={13}
            minTickGap={28}
          />
          <YAxis
            tickFormatter={(rupees: number) => `₹${compact.format(rupees)}`}
            tickLine={false}
            axisLine={false}
            stroke="var(--color-ink-2)"
            fontSize={13}
            width={52}
          />
          <Tooltip
            cursor={{ fill: 'var(--color-paper-2)' }}
            labelFormatter={(iso) => formatBucket(String(iso))}
            formatter={(rupees) => [formatRupees(Number(rupees)), 'Net sales']}
            contentStyle={{ borderRadius: 3, borderColor: 'var(--color-edge)' }}
          />
          <Bar dataKey="revenue" fill="var(--color-leaf-7)" radius={[2, 2, 0, 0]} maxBarSize={36} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
