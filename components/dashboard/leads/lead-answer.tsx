import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import {
  addLeadNote,
  leadNoteInput,
  replyToLead,
  type LeadNoteInput,
  type StaffLead,
} from '@/lib/contract/staff-lead';
import { formAttempt } from '@/lib/platform/session/saved-attempt';
import type { LeadWork } from '@/lib/dashboard/leads/use-lead';
import { Panel } from '../panel';
import { useLeaveWarning } from '../use-leave-warning';

interface LeadAnswerProps extends Pick<LeadWork, 'work' | 'readAgain'> {
  lead: StaffLead;
}

const noDraft = { text: '' };

export function LeadAnswer({ lead, work, readAgain }: LeadAnswerProps) {
  const mayReply = lead.email !== '' && lead.status !== 'spam';
  const [choice, setChoice] = useState<'reply' | 'note'>('reply');
  const kind = mayReply ? choice : 'note';
  const [attempt] = useState(() => formAttempt());
  const form = useForm<LeadNoteInput>({
    resolver: draftResolver<LeadNoteInput, LeadNoteInput>(leadNoteInput),
    defaultValues: noDraft,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useLeaveWarning(isDirty);

  const submit = form.handleSubmit(async ({ text }) => {
    const key = attempt.start(`${kind} ${text}`, null).key;
    try {
      if (kind === 'reply') {
        const seen_notes = lead.notes.at(-1)?.number ?? 0;
        await work(replyToLead, { text, seen_notes }, { idempotencyKey: key });
      } else await work(addLeadNote, { text }, { idempotencyKey: key });
    } catch (error) {
      form.setError('root', { message: errorMessage(error) });
      // 409: nothing was sent. Reads the colleague's change; the next try is a new request.
      if (error instanceof ApiError && error.status === 409) {
        attempt.close();
        await readAgain();
      }
      return;
    }
    attempt.close();
    form.reset(noDraft);
    toastSuccess(kind === 'reply' ? 'Reply sent' : 'Note added');
  });

  return (
    <Panel
      title={kind === 'reply' ? 'Reply' : 'Note'}
      actions={
        mayReply && (
          <div role="group" aria-label="Details" className="lead-ways">
            {(['reply', 'note'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={kind === one}
                onClick={() => setChoice(one)}
              >
                {one === 'reply' ? 'Reply by email' : 'Internal note'}
              </button>
            ))}
          </div>
        )
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextareaField
          control={form.control}
          name="text"
          label={
            kind === 'reply'
              ? `To ${lead.name}, ${lead.email}`
              : 'Internal note (only staff can see it)'
          }
          help={
            kind === 'reply'
              ? `The email starts with “Namaste ${lead.name},” and includes the enquiry number.`
              : undefined
          }
          maxLength={5_000}
          rows={kind === 'reply' ? 6 : 3}
        />
        {!mayReply && (
          <p className="text-1 text-ink-2">
            {lead.email === ''
              ? 'No email address given. Call them and add a note.'
              : 'You can’t reply to spam.'}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <FormProblem>{errors.root?.message}</FormProblem>
          <Button
            type="submit"
            size="card"
            busyText={isSubmitting ? (kind === 'reply' ? 'Sending' : 'Adding') : undefined}
          >
            {kind === 'reply' ? 'Send reply' : 'Add note'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
