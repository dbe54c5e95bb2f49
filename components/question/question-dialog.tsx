import { useForm } from 'react-hook-form';
import { AddEmail } from '@/components/account/add-email';
import { openLogin } from '@/components/account/open-login';
import { FormDialogFoot } from '@/components/form/form-dialog-foot';
import { draftResolver } from '@/components/form/draft-resolver';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextareaField } from '@/components/form/textarea-field';
import { Dialog } from '@/components/ui/dialog';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import {
  askProductQuestion,
  maxQuestionLength,
  questionInput,
  type QuestionInput,
} from '@/lib/contract/product-question';
import { useOwnContact } from '@/lib/features/profile/use-own-contact';
import { loginReason } from './login-reason';

export interface QuestionDialogProps {
  productId: number;
  productName: string;
  isOpen: boolean;
  onClose: () => void;
}

export function QuestionDialog({ productId, productName, isOpen, onClose }: QuestionDialogProps) {
  const { control, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { question: '' },
    resolver: draftResolver<QuestionInput, QuestionInput>(questionInput),
  });

  const hasEmail = useOwnContact()?.email !== '';

  const submit = handleSubmit(async (body) => {
    try {
      const { message } = await send(askProductQuestion, { params: { productId }, body });
      toastSuccess(message || 'Thank you for your question!');
      reset();
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        setError('root', { message: loginReason });
        openLogin({ reason: loginReason, afterwards: () => void submit() });
        return;
      }
      const message = errorMessage(error);
      if (!showFieldErrors(error, ['question'], setError)) setError('root', { message });
      toastError(message);
    }
  });

  return (
    <Dialog title="Ask a question" isOpen={isOpen} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <p className="font-display text-3 font-medium">{productName}</p>
        <TextareaField
          control={control}
          name="question"
          label="Your question"
          rows={4}
          maxLength={maxQuestionLength}
        />
        <p className="text-1 text-ink-2">
          {hasEmail && 'We’ll reply by email. '} Your question and our answer will appear here with
          your first name.
        </p>
        <FormDialogFoot
          state={formState}
          onClose={onClose}
          submitLabel="Send question"
          busyText="Sending"
        />
      </form>
      {!hasEmail && <AddEmail text="Get the answer by email too." />}
    </Dialog>
  );
}
