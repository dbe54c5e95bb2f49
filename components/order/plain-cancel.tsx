import { controlClass } from '@/components/form/control-class';
import { FieldError } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { Order } from '@/lib/contract/order';
import { cancelText } from '@/lib/features/order/cancel-text';
import { cancelReasons, longestNote } from '@/lib/features/order/change-reasons';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { routes } from '@/lib/platform/routes';

interface PlainCancelProps {
  order: Order;
  submittedForm: SubmittedForm | undefined;
}

export function PlainCancel({ order, submittedForm }: PlainCancelProps) {
  const { order_id: orderId } = order;
  const problems = [
    ...(submittedForm?.errors['choice'] ?? []),
    ...(submittedForm?.errors['note'] ?? []),
  ];
  return (
    <form
      id="cancel"
      method="post"
      action={formAddress('cancel-order')}
      className="mt-6 grid max-w-xl gap-4 rounded-control border border-rule bg-paper-0 p-5 print:hidden"
    >
      <h2 className="font-display text-4 font-medium">Cancel order {orderId}</h2>
      <p>{cancelText(order)}</p>
      <input type="hidden" name="order_id" value={orderId} />
      <fieldset>
        <legend className="mb-1 font-[550]">Why are you cancelling?</legend>
        {cancelReasons.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="choice"
              value={reason}
              defaultChecked={submittedForm?.values['choice'] === reason}
              className="size-5 accent-leaf-7"
            />
            {reason}
          </label>
        ))}
      </fieldset>
      <label>
        <span className="mb-1 block font-[550]">Anything to add (optional)</span>
        <textarea
          name="note"
          rows={2}
          maxLength={longestNote}
          defaultValue={submittedForm?.values['note']}
          className={`${controlClass(problems.length > 0)} block py-3`}
        />
      </label>
      <FieldError id="cancel-error" message={problems[0]} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger">
          Cancel order
        </Button>
        <Link href={routes.order(orderId)} className={buttonClass('quiet')}>
          Keep order
        </Link>
      </div>
    </form>
  );
}
