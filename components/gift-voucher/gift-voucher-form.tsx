import { useRouter } from 'next/navigation';
import { problemText } from '@/components/account/problem-text';
import { CaptchaBox } from '@/components/form/captcha-box';
import { FormProblem } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useCaptcha } from '@/components/form/use-captcha';
import { Slip } from '@/components/ui/slip';
import { SlipPart } from '@/components/ui/slip-part';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import { getGiftVoucherLink, type GiftVoucherInput } from '@/lib/contract/gift-voucher';
import { storeRules } from '@/lib/contract/store-rules';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { routes } from '@/lib/platform/routes';
import { openPayment, parseRupees, typedAmount } from '@/lib/features/gift-voucher/open-payment';
import { CheckoutButton } from './checkout-button';
import { EmailField } from '@/components/form/email-field';
import {
  emptyGiftVoucher,
  type GiftVoucherDraft,
  type GiftVoucherControl,
} from './gift-voucher-draft';
import { useController } from 'react-hook-form';
import { Chip } from '@/components/ui/chip';
import { formatRupees } from '@/lib/format/money';

const { presets, least, most } = storeRules.giftVoucher;

/** Client-side id of a payment attempt: the time in milliseconds. */
const newTxnId = () => String(Date.now());

/** Milliseconds: who pays in the other window reads it later. */
const untilRead = 20_000;
const names = Object.keys(emptyGiftVoucher) as (keyof GiftVoucherInput)[];
const noLink = 'We couldn’t open the payment page. You haven’t been charged. Please try again!';
const pair = 'grid items-start gap-4 md:grid-cols-2';

export function GiftVoucherForm({ form }: { form: GiftVoucherDraft }) {
  const { control, handleSubmit, setError, formState } = form;
  const captcha = useCaptcha(form, 'gift_voucher');
  const router = useRouter();
  const { root } = formState.errors;

  const submit = handleSubmit(async (input) => {
    try {
      const recaptcha = await captcha.freshToken();
      const body = { ...input, txnid: newTxnId(), recaptcha };
      const answer = await send(getGiftVoucherLink, { body });
      captcha.reset();
      const opened = answer.status === true ? openPayment(window, answer.data) : null;
      if (opened === null) setError('root', { message: noLink });
      if (opened !== 'new window') return;
      toastSuccess('The payment page has opened in a new window.', untilRead);
      router.push(routes.home);
    } catch (error) {
      captcha.reset();
      const message = problemText(error);
      if (!showFieldErrors(error, names, setError)) setError('root', { message });
      toastError('Something went wrong');
    }
  });

  return (
    <form
      method="post"
      action={formAddress('gift-voucher')}
      onSubmit={submit}
      noValidate
      aria-label="Gift voucher"
    >
      <Slip
        foot={
          <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
            <CaptchaBox control={control} captcha={captcha} isPosted />
            {root && <FormProblem>{root.message}</FormProblem>}
            <CheckoutButton
              isProven={captcha.phase === 'verified'}
              isBusy={formState.isSubmitting}
            />
          </div>
        }
      >
        <SlipPart number={1} title="Amount">
          <AmountField control={control} />
        </SlipPart>
        <SlipPart number={2} title="Recipient">
          <div className={pair}>
            <TextField
              control={control}
              name="receiver_name"
              label="Recipient’s name"
              autoComplete="off"
              maxLength={100}
            />
            <EmailField
              control={control}
              name="receiver_email"
              label="Recipient’s email"
              help="We’ll send the voucher here."
              autoComplete="off"
            />
          </div>
        </SlipPart>
        <SlipPart number={3} title="Your details">
          <div className={pair}>
            <TextField
              control={control}
              name="sender_name"
              label="Your name"
              autoComplete="name"
              maxLength={100}
            />
            <EmailField
              control={control}
              name="sender_email"
              label="Your email"
              help="We’ll send your confirmation here."
              autoComplete="email"
            />
          </div>
        </SlipPart>
        <SlipPart number={4} title="Message">
          <TextareaField
            control={control}
            name="message"
            label="Message"
            isOptional
            rows={3}
            maxLength={storeRules.giftVoucher.messageLength}
          />
        </SlipPart>
      </Slip>
    </form>
  );
}

function AmountField({ control }: { control: GiftVoucherControl }) {
  const { field, fieldState } = useController({ control, name: 'amount' });
  return (
    <div className="grid gap-4">
      <div
        role="group"
        aria-label="Choose an amount"
        className="grid grid-cols-2 gap-2 md:flex noscript:hidden"
      >
        {presets.map((preset) => (
          <Chip
            key={preset}
            isChosen={parseRupees(field.value) === preset}
            onPress={() => field.onChange(String(preset))}
          >
            <span className="mx-auto px-1 py-2.5 text-3 font-[650]">{formatRupees(preset)}</span>
          </Chip>
        ))}
      </div>
      <TextField
        control={control}
        name="amount"
        label="Amount"
        prefix="₹"
        inputMode="numeric"
        autoComplete="transaction-amount"
        clean={typedAmount}
        help={
          fieldState.error
            ? undefined
            : `Or enter any amount from ${formatRupees(least)} to ${formatRupees(most)}, in whole rupees.`
        }
      />
    </div>
  );
}
