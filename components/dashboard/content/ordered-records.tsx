import { ArrowDown, ArrowUp } from 'lucide-react';
import Image from 'next/image';
import Link from 'next/link';
import { useState, type ComponentType, type ReactNode } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { buttonClass } from '@/components/ui/button-class';
import { FailedState } from '@/components/ui/failed-state';
import { errorMessage } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import { contentTypes } from '@/lib/dashboard/paths';
import { moveItem } from '@/lib/dashboard/content/move-item';
import {
  recordPath,
  type OrderedKind,
  type OrderEntry,
  type RecordGroup,
} from '@/lib/dashboard/content/record-kind';
import type { Versioned } from '@/lib/dashboard/content/use-record';
import { useStaffList } from '@/lib/dashboard/use-staff-list';
import { DashboardHead } from '../dashboard-head';
import { IconButton } from '../icon-button';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';
import './content.css';

interface OrderedRecordsProps<Draft, Input, Shown> {
  kind: OrderedKind<Draft, Input, Shown>;
  actions?: ReactNode;
}

interface OrderedGroupProps<Draft, Input, Shown> {
  kind: OrderedKind<Draft, Input, Shown>;
  group: RecordGroup;
}

interface OrderedRowProps {
  entry: OrderEntry;
  href: string;
  /** Undefined: the list cannot be reordered. */
  onMove: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
}

const completeList = { page_size: '100', sort: 'position' };

/** One panel for each group of a kind. */
export function OrderedRecords<Draft, Input extends object, Shown extends Versioned>({
  kind,
  actions,
}: OrderedRecordsProps<Draft, Input, Shown>) {
  return kind.order.groups.map((group) => (
    <Panel key={group.title} title={group.title} actions={actions}>
      <OrderedGroup kind={kind} group={group} />
    </Panel>
  ));
}

function OrderedGroup<Draft, Input extends object, Shown extends Versioned>({
  kind,
  group,
}: OrderedGroupProps<Draft, Input, Shown>) {
  const { call, entry, empty } = kind.order;
  const list = useStaffList(kind.calls.list, { ...completeList, ...group.filter });
  const answer = list.data;
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<string>();

  if (list.error && !answer) {
    return <FailedState title="The list could not be loaded" retry={() => list.mutate()} />;
  }
  if (!answer) return <div className="order-list h-40" aria-busy="true" />;
  const { data: records, total } = answer;
  if (records.length === 0) return <p className="text-ink-2">{empty}</p>;

  async function move(record: Shown, from: number, to: number) {
    if (to < 0 || to >= records.length) return;
    const next = moveItem(records, from, to);
    const shown = { data: next, total, more: false };
    setProblem(undefined);
    setAnnouncement(`${entry(record).title}: position ${to + 1} of ${records.length}`);
    try {
      await list.mutate(
        async () => {
          await sendLazily(call, { body: { ids: next.map(({ id }) => id) } });
          return shown;
        },
        { optimisticData: shown, rollbackOnError: true, revalidate: false },
      );
    } catch (error) {
      setAnnouncement('');
      setProblem(errorMessage(error));
      void list.mutate();
    }
  }

  // A list of more than one page cannot be reordered as a whole.
  const isComplete = total === records.length;
  return (
    <>
      <ol aria-label={group.label ?? group.title} className="order-list">
        {records.map((record, index) => (
          <OrderedRow
            key={record.id}
            entry={entry(record)}
            href={recordPath(kind, record.id)}
            onMove={isComplete ? (by) => void move(record, index, index + by) : undefined}
            isFirst={index === 0}
            isLast={index === records.length - 1}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

function OrderedRow({ entry, href, onMove, isFirst, isLast }: OrderedRowProps) {
  const { title, note, picture, mark, value } = entry;
  return (
    <li>
      {picture !== undefined && (
        <span className="order-picture">
          {picture && <Image src={picture} alt="" fill sizes="6rem" />}
        </span>
      )}
      <div className="order-text">
        <Link href={href} prefetch={false}>
          {title}
        </Link>
        {note && <p>{note}</p>}
      </div>
      {mark && <StateMark mood={mark.mood}>{mark.text}</StateMark>}
      {value && <strong className="font-semibold">{value}</strong>}
      {onMove && (
        <div className="order-moves">
          <IconButton
            icon={ArrowUp}
            label={`Move “${title}” up`}
            isOff={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move “${title}” down`}
            isOff={isLast}
            onClick={() => onMove(1)}
          />
        </div>
      )}
    </li>
  );
}

/** The list screen of a kind: heading, link to a new record and one panel for each group. */
export function createOrderedList<Draft, Input extends object, Shown extends Versioned>(
  kind: OrderedKind<Draft, Input, Shown>,
): ComponentType {
  const { contentType, noun, order } = kind;
  return function OrderedList() {
    return (
      <>
        <DashboardHead title={contentTypes[contentType]} lead={order.lead}>
          {order.shopLabel && (
            <Link href="/" target="_blank" className={buttonClass('second', 'card')}>
              {order.shopLabel}
            </Link>
          )}
          <Link href={recordPath(kind, 'new')} className={buttonClass('main', 'card')}>
            New {noun}
          </Link>
        </DashboardHead>
        <div className="panels">
          <OrderedRecords kind={kind} />
        </div>
      </>
    );
  };
}
