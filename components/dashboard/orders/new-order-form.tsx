import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { discountRows, roundOffRow } from '@/components/cart/bill-rows';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { randomKey } from '@/lib/api/random-key';
import { enteredAddress, type EnteredAddress } from '@/lib/contract/staff-order-edit';
import {
  placeOrderByStaff,
  previewNewOrder,
  type ConfirmedOrderInput,
  type NewOrderInput,
  type NewOrderPreview,
  type OrderCustomer,
} from '@/lib/contract/staff-order-new';
import {
  emptyAddress,
  type EnteredAddressDraft,
} from '@/lib/dashboard/orders/entered-address-draft';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { linesToSend, type DraftLine } from '@/lib/dashboard/orders/order-lines-draft';
import { orderPath } from '@/lib/dashboard/paths';
import { Panel } from '../panel';
import { NewOrderAddress } from './new-order-address';
import { NewOrderChoices, type OrderChoices } from './new-order-choices';
import { OrderLinesDraft } from './order-lines-draft';
import { Ledger } from '@/components/ui/ledger';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Facts } from '../facts';
import { useLeaveWarning } from '../use-leave-warning';

interface NewOrderFormProps {
  mobile: string;
  customer: OrderCustomer | null;
  countryId: number;
}

interface Shown {
  input: NewOrderInput;
  preview: NewOrderPreview;
}

export function NewOrderForm({ mobile, customer, countryId }: NewOrderFormProps) {
  const router = useRouter();
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [addressId, setAddressId] = useState(customer?.addresses[0]?.id ?? 0);
  const [choices, setChoices] = useState<OrderChoices>({
    channel: 'phone',
    payType: 'Cash on Delivery',
    coupon: '',
  });
  const [shown, setShown] = useState<Shown>();
  const key = useRef(randomKey());
  const { isBusy, problem, run } = useWork();
  const form = useForm({
    defaultValues: { ...emptyAddress(countryId), mobile },
    resolver: draftResolver<EnteredAddressDraft, EnteredAddress>(enteredAddress),
  });

  useLeaveWarning(lines.length > 0 || form.formState.isDirty);

  /* The preview is valid only for the field values that it was made from. */
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setShown(undefined);
      set(value);
    };

  async function read(): Promise<NewOrderInput | undefined> {
    if (lines.length === 0) throw notFilledIn('Add at least one item');
    const rows = linesToSend(lines, 1);
    if (typeof rows === 'string') throw notFilledIn(rows);
    const { payType: pay_type, coupon } = choices;
    const order = {
      mobile,
      lines: rows,
      pay_type,
      ...(coupon.trim() !== '' && { coupon_code: coupon.trim() }),
    };
    if (addressId > 0) return { ...order, address_id: addressId };
    let input: NewOrderInput | undefined;
    await form.handleSubmit((address) => {
      input = { ...order, address };
    })();
    return input;
  }

  const show = () =>
    run(async () => {
      const input = await read();
      if (!input) return;
      const { data: preview } = await sendLazily(previewNewOrder, { body: input });
      setShown({ input, preview });
    });
  const place = ({ input, preview }: Shown) =>
    run(async () => {
      const body: ConfirmedOrderInput = {
        ...input,
        ...customerName(input),
        channel: choices.channel,
        amount: preview.totals.amount,
      };
      const idempotencyKey = key.current;
      const { order_id } = await sendLazily(placeOrderByStaff, { body, idempotencyKey });
      router.push(orderPath(order_id));
    });

  return (
    <>
      <Panel title="Items">
        <OrderLinesDraft lines={lines} onChange={changed(setLines)} canRemove />
      </Panel>
      <Panel title="Delivery address">
        <NewOrderAddress
          addresses={customer?.addresses ?? []}
          addressId={addressId}
          onChosen={changed(setAddressId)}
          form={form}
        />
      </Panel>
      <Panel title="Payment">
        <NewOrderChoices choices={choices} onChange={changed(setChoices)} />
      </Panel>
      <Panel title="Total">
        {shown && <NewOrderTotal preview={shown.preview} />}
        <FormProblem>{problem}</FormProblem>
        <Button
          busyText={isBusy ? 'Working' : undefined}
          onClick={() => (shown ? place(shown) : show())}
        >
          {shown ? 'Place order' : 'Show total'}
        </Button>
      </Panel>
    </>
  );
}

/* A customer without an account gets the name of the address. */
function customerName({ address }: NewOrderInput) {
  if (!address) return {};
  const [first = '', ...rest] = address.full_name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

function NewOrderTotal({ preview }: { preview: NewOrderPreview }) {
  const { totals, full_address, expected_on, note } = preview;
  const { total, shipping_amt, amount } = totals;
  return (
    <div role="status" className="mb-4 grid gap-3">
      <Ledger
        caption="Order summary"
        rows={[
          { key: 'goods', label: 'Items', amount: formatRupees(total) },
          ...discountRows(totals, null),
          { key: 'delivery', label: 'Delivery', amount: formatRupees(shipping_amt) },
          ...roundOffRow(totals.round_off_amt),
        ]}
        total={{ label: 'Total', amount: formatRupees(amount) }}
      />
      {note && <p>{note}</p>}
      <Facts
        rows={[
          ['Deliver to', full_address],
          ['Expected delivery', expected_on && formatDate(expected_on)],
        ]}
      />
    </div>
  );
}
