import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import {
  answerQuestion,
  listStaffQuestions,
  refuseQuestion,
  type StaffQuestion,
} from '@/lib/contract/staff-question';
import { ConfirmButton } from '../confirm-button';
import { ReasonQuestion } from '../reason-question';
import { StateMark } from '../state-mark';
import { TextQuestion } from '../text-question';

const isListed = (key: unknown) =>
  typeof key === 'string' && key.startsWith(listStaffQuestions.path);

export function QuestionJudgement({ question }: { question: StaffQuestion }) {
  const { mutate } = useSWRConfig();
  const [answer, setAnswer] = useState(question.answer);
  const [reason, setReason] = useState('');
  const { id, version, name, answered_at, refused_at, refused_reason } = question;
  const isPublished = answered_at !== null && refused_at === null;

  return (
    <div className="grid min-w-[9rem] justify-items-start gap-2">
      {refused_at ? (
        <>
          <StateMark mood="bad">Rejected</StateMark>
          <span className="text-1 text-ink-2">{refused_reason}</span>
        </>
      ) : (
        <StateMark mood={isPublished ? 'good' : 'waits'}>
          {isPublished ? 'Published' : 'New'}
        </StateMark>
      )}
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          kind="second"
          label={isPublished ? 'Edit answer' : 'Answer'}
          question={`Answer ${name}`}
          confirmLabel="Publish answer"
          onConfirm={async () => {
            await sendLazily(answerQuestion, { params: { id }, body: { answer, version } });
            toastSuccess('Published');
            await mutate(isListed);
          }}
        >
          <p className="people-words mb-4">{question.question}</p>
          <TextQuestion
            label="Answer"
            value={answer}
            onChange={setAnswer}
            maxLength={2000}
            rows={6}
          />
          <p className="mt-2 text-1 text-ink-2">
            {answered_at
              ? 'The first answer was emailed to the customer. Changes to it aren’t emailed.'
              : 'Published with the question and emailed to the customer. Don’t claim to cure anything.'}
          </p>
        </ConfirmButton>
        {!refused_at && (
          <ConfirmButton
            label="Reject"
            question={`Reject the question from ${name}?`}
            confirmLabel="Reject question"
            isDestructive
            onConfirm={async () => {
              await sendLazily(refuseQuestion, { params: { id }, body: { reason, version } });
              toastSuccess('Rejected');
              await mutate(isListed);
            }}
          >
            <p className="mb-4">
              {isPublished
                ? 'The question and answer will be hidden within seconds. The customer isn’t notified.'
                : 'The question won’t be published. The customer isn’t notified.'}
            </p>
            <ReasonQuestion reason={reason} onChange={setReason} />
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}
