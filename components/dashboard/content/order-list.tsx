'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import Image from 'next/image';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { FormProblem } from '@/components/form/form-problem';
import { FailedState } from '@/components/ui/failed-state';
import { messageOf } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import type { Call } from '@/lib/contract/endpoint';
import type { orderCall } from '@/lib/contract/staff-content';
import { moved } from '@/lib/dashboard/content/moved';
import { useStaffList } from '@/lib/dashboard/use-staff-list';

interface Entry {
  title: string;
  href: string;
  note?: ReactNode;
  picture?: string | null;
  state?: ReactNode;
}

interface OrderListProps<Row> {
  label: string;
  list: Call<never, undefined, ListAnswer<Row>>;
  order: ReturnType<typeof orderCall>;
  filter?: Record<string, string>;
  entryOf: (row: NoInfer<Row>) => Entry;
  empty: string;
}

interface ListAnswer<Row> {
  data: Row[];
  total: number;
}

const wholeList = { page_size: '100', sort: 'position' };

export function OrderList<Row extends { id: number }>(props: OrderListProps<Row>) {
  const { label, list, order, filter, entryOf, empty } = props;
  const kept = useStaffList(list, { ...wholeList, ...filter });
  const answer = kept.data;
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();

  if (kept.error && !answer) {
    return <FailedState title="The list could not be loaded" retry={() => kept.mutate()} />;
  }
  if (!answer) return <div className="order-list h-40" aria-busy="true" />;
  const { data: rows, total } = answer;
  if (rows.length === 0) return <p className="text-ink-2">{empty}</p>;

  async function move(from: number, to: number) {
    const next = moved(rows, from, to);
    const shown = { ...answer, data: next, total };
    setProblem(undefined);
    setSaid(`${entryOf(next[to] as Row).title}: now ${to + 1} of ${rows.length}`);
    try {
      await kept.mutate(
        async () => {
          await sendLazily(order, { body: { ids: next.map(({ id }) => id) } });
          return shown;
        },
        { optimisticData: shown, rollbackOnError: true, revalidate: false },
      );
    } catch (error) {
      setSaid('');
      setProblem(messageOf(error));
      void kept.mutate();
    }
  }

  // A list of more than one page cannot be reordered as a whole.
  const isWhole = total === rows.length;
  return (
    <>
      <ol aria-label={label} className="order-list">
        {rows.map((row, place) => {
          const { title, href, note, picture, state } = entryOf(row);
          return (
            <li key={row.id}>
              {picture !== undefined && (
                <span className="order-picture">
                  {picture && <Image src={picture} alt="" fill sizes="6rem" />}
                </span>
              )}
              <div className="order-words">
                <Link href={href} prefetch={false}>
                  {title}
                </Link>
                {note && <p>{note}</p>}
              </div>
              {state}
              {isWhole && (
                <div className="order-moves">
                  <button
                    type="button"
                    aria-label={`Move “${title}” up`}
                    aria-disabled={place === 0}
                    onClick={() => place > 0 && void move(place, place - 1)}
                  >
                    <ArrowUp className="size-5" aria-hidden />
                  </button>
                  <button
                    type="button"
                    aria-label={`Move “${title}” down`}
                    aria-disabled={place === rows.length - 1}
                    onClick={() => place < rows.length - 1 && void move(place, place + 1)}
                  >
                    <ArrowDown className="size-5" aria-hidden />
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}
