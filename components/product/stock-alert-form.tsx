import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { EmailField } from '@/components/form/email-field';
import { Button } from '@/components/ui/button';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import {
  stockAlertInput,
  type StockAlertInput,
  askForStockAlert,
} from '@/lib/contract/stock-alert';
import { send } from '@/lib/api/browser';
import type { AnswerOf } from '@/lib/contract/endpoint';

export function StockAlertForm({ productId }: { productId: number }) {
  const router = useRouter();
  const [answer, setAnswer] = useState<string>();
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '' },
    resolver: draftResolver<StockAlertInput, StockAlertInput>(stockAlertInput),
  });

  const submit = handleSubmit(async (input) => {
    try {
      const { message } = await requestStockAlert(productId, input);
      setAnswer(message ?? 'We’ll email you when it’s back in stock');
    } catch (error) {
      if (showFieldErrors(error, ['email'], setError)) return;
      setError('root', { message: errorMessage(error) });
      // 409: the product is back in stock; reads its stock again.
      if (error instanceof ApiError && error.status === 409) router.refresh();
    }
  });

  if (answer) {
    return (
      <p role="status" tabIndex={-1} ref={(line) => line?.focus()} className="font-[550]">
        {answer}.
      </p>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      <EmailField
        control={control}
        name="email"
        label="Your email"
        help="We’ll send one email when it’s back in stock."
        autoFocus
      />
      <FormProblem>{formState.errors.root?.message}</FormProblem>
      <Button type="submit" kind="second" busyText={formState.isSubmitting ? 'Sending' : undefined}>
        Notify me
      </Button>
    </form>
  );
}

/** Requests a mail when a sold-out product is back in stock. Throws ApiError. */
const requestStockAlert = (
  productId: number,
  input: StockAlertInput,
): Promise<AnswerOf<typeof askForStockAlert>> =>
  send(askForStockAlert, { params: { id: productId }, body: input });
