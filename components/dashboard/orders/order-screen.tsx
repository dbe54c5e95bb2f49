'use client';

import useSWR from 'swr';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import { buildPath, type AnswerOf, type Call } from '@/lib/contract/endpoint';
import { getStaffOrder, type StaffOrder } from '@/lib/contract/staff-order-detail';
import { listOrderRefunds, type OrderMoney } from '@/lib/contract/staff-refund';
import { ordersPath } from '@/lib/dashboard/paths';
import { invoiceUrl, labelsUrl, packingSlipsUrl } from '@/lib/dashboard/orders/print-urls';
import { orderMood, callOutcomeLabels } from '@/lib/dashboard/orders/order-labels';
import { formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { OrderAccount } from './order-account';
import { OrderBuyer } from './order-buyer';
import { OrderDelivery } from './order-delivery';
import { OrderGoods } from './order-goods';
import { OrderMarks } from './order-marks';
import { OrderNext } from './order-next';
import { OrderParcels } from './order-parcels';
import { OrderPayments } from './order-payments';
import { OrderReturns } from './order-returns';
import { Panel } from '../panel';
import { Printer } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { changeOrderNote, noteOrder, removeOrderNote } from '@/lib/contract/staff-order-work';
import { authorAndTime } from '@/lib/dashboard/byline';
import { NoteForm } from '@/components/dashboard/note-form';
import { WrittenNote } from '@/components/dashboard/written-note';

const maxNoteLength = 1_000;

const hasNoLabel = new Set(['cancelled', 'returned']);

function OrderPrints({ order }: { order: StaffOrder }) {
  const papers = [
    { label: 'Packing slip', href: packingSlipsUrl([order.order_id]) },
    ...(order.shipments?.some(({ status }) => !hasNoLabel.has(status))
      ? [{ label: 'Label', href: labelsUrl([order.order_id]) }]
      : []),
    ...(order.is_invoiced ? [{ label: 'Invoice', href: invoiceUrl(order.order_id) }] : []),
  ];
  return papers.map(({ label, href }) => (
    <a
      key={label}
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass('second', 'card')}
    >
      <Printer className="size-5" aria-hidden />
      {label}
    </a>
  ));
}

interface OrderScreenProps {
  order: StaffOrder;
  money: OrderMoney;
  countryId: number;
  /** Whether the person may open the page of the customer. */
  seesCustomers: boolean;
}

export function OrderScreen({
  order: first,
  money: firstMoney,
  countryId,
  seesCustomers,
}: OrderScreenProps) {
  const params = { orderId: first.order_id };
  const read = useSWR<AnswerOf<typeof getStaffOrder>>(
    buildPath(getStaffOrder, params),
    readLazily,
    {
      fallbackData: { status: true, data: first },
      revalidateOnMount: false,
    },
  );
  const account = useSWR<AnswerOf<typeof listOrderRefunds>>(
    buildPath(listOrderRefunds, params),
    readLazily,
    { fallbackData: { status: true, data: firstMoney }, revalidateOnMount: false },
  );
  const order = read.data?.data ?? first;
  const money = account.data?.data ?? firstMoney;

  const isPartlyRefunded = order.order_status === 'Delivered' && money.refunded > 0;

  function changed(next?: StaffOrder) {
    void read.mutate(next && { status: true, data: next }, { revalidate: !next });
    void account.mutate();
  }

  return (
    <>
      <DashboardHead
        title={`Order ${order.order_id}`}
        above={{ label: 'Orders', href: ordersPath }}
        lead={
          <span className="order-lead">
            <StateMark mood={orderMood(order.order_status)}>{order.order_status}</StateMark>
            <OrderMarks order={order} />
            {isPartlyRefunded && <StateMark mood="past">Partly refunded</StateMark>}
            <span>{formatDateTime(order.order_date)}</span>
          </span>
        }
      >
        <OrderPrints order={order} />
      </DashboardHead>
      <div className="two-sides">
        <div className="panels">
          <OrderNext order={order} onChanged={changed} />
          <OrderParcels order={order} onChanged={changed} />
          <OrderReturns order={order} />
          <OrderGoods order={order} onChanged={changed} />
          <OrderAccount order={order} money={money} onChanged={changed} />
          <OrderPayments order={order} onChanged={changed} />
        </div>
        <div className="panels">
          <OrderBuyer order={order} seesCustomers={seesCustomers} />
          <OrderDelivery order={order} countryId={countryId} onChanged={changed} />
          <OrderNotes order={order} onChanged={changed} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}

function OrderHistory({ order }: { order: StaffOrder }) {
  return (
    <Panel title="History">
      <ol className="order-history">
        {[...order.history].reverse().map(({ at, status, note, by }) => (
          <li key={`${at} ${status}`}>
            <strong>{status}</strong>
            {note && <span>{note}</span>}
            <small>
              {formatDateTime(at)}
              {by && `, ${by}`}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface OrderNotesProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

type NoteCall<Body> = Call<never, Body, { data: StaffOrder }>;

function OrderNotes({ order, onChanged }: OrderNotesProps) {
  const { order_id: orderId, notes } = order;
  async function change<Body>(call: NoteCall<Body>, noteId?: number, body?: Body) {
    const params = { orderId, ...(noteId !== undefined && { noteId }) };
    onChanged((await sendLazily(call, { params, ...(body !== undefined && { body }) })).data);
  }
  return (
    <Panel title="Notes">
      {notes.length > 0 && (
        <ul className="order-notes">
          {notes.map((note) => (
            <li key={note.id}>
              <WrittenNote
                note={note}
                maxLength={maxNoteLength}
                onChange={(text) => change(changeOrderNote, note.id, { text })}
                onRemove={() => change(removeOrderNote, note.id)}
              >
                {note.outcome && <strong>{callOutcomeLabels[note.outcome]}. </strong>}
                {note.text}
                <small>{authorAndTime(note)}</small>
              </WrittenNote>
            </li>
          ))}
        </ul>
      )}
      <NoteForm
        maxLength={maxNoteLength}
        onWrite={(text) => change(noteOrder, undefined, { text })}
      />
    </Panel>
  );
}
