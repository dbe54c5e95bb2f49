import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { packOrder, type PackingOrder } from '@/lib/contract/staff-packing';
import { tickedCount, tickOne, tickScanned, type Ticked } from '@/lib/dashboard/packing/tick-off';
import { Panel } from '../panel';
import { ScanField } from '../products/scan-field';
import Image from 'next/image';

interface PackLineProps {
  line: PackingOrder['lines'][number];
  count: number;
  onTick: () => void;
}

export function TickOffList({ order, onPacked }: { order: PackingOrder; onPacked: () => void }) {
  const { order_id, lines, item_count } = order;
  const [ticked, setTicked] = useState<Ticked>({});
  const [wrong, setWrong] = useState<string>();
  const { isBusy, problem, run } = useWork();
  const count = tickedCount(ticked, lines);

  function scan(code: string) {
    const next = tickScanned(ticked, lines, code);
    setWrong(typeof next === 'string' ? next : undefined);
    if (typeof next !== 'string') setTicked(next);
  }

  async function pack() {
    await sendLazily(packOrder, { params: { orderId: order_id } });
    onPacked();
  }

  return (
    <Panel title="Check items">
      <ScanField onScan={scan} />
      <FormProblem>{wrong}</FormProblem>
      <ul className="pack-lines">
        {lines.map((line) => (
          <PackLine
            key={line.id}
            line={line}
            count={ticked[line.id] ?? 0}
            onTick={() => setTicked(tickOne(ticked, line))}
          />
        ))}
      </ul>
      <FormProblem>{problem}</FormProblem>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button
          disabled={count < item_count}
          busyText={isBusy ? 'Working' : undefined}
          onClick={() => run(pack)}
        >
          Mark as packed
        </Button>
        <p role="status">
          {count} of {item_count} checked
        </p>
      </div>
    </Panel>
  );
}

function PackLine({ line, count, onTick }: PackLineProps) {
  const { product_name, product_image, pack_size, sku, quantity, combo } = line;
  const isDone = count >= quantity;
  return (
    <li>
      <button
        type="button"
        className="pack-line"
        data-done={isDone || undefined}
        aria-pressed={isDone}
        onClick={onTick}
      >
        {product_image ? (
          <Image src={product_image} alt="" width={64} height={64} sizes="64px" />
        ) : (
          <span aria-hidden className="no-picture" />
        )}
        <span>
          {product_name}
          <small>
            {[pack_size, sku, combo && `in ${combo.name} × ${combo.quantity}`]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <strong>
          {count} / {quantity}
        </strong>
      </button>
    </li>
  );
}
