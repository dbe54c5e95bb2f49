import { Paperclip } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import type { StaffLead } from '@/lib/contract/staff-lead';
import { attachmentPath } from '@/lib/dashboard/leads/lead-paths';
import { Panel } from '../panel';

export function LeadMatter({
  lead: { id, name, message, answers, attachment },
}: {
  lead: StaffLead;
}) {
  return (
    <Panel title={`Message from ${name}`}>
      {message ? (
        <p className="max-w-[68ch] break-words whitespace-pre-line">{message}</p>
      ) : (
        answers.length === 0 && <p className="text-ink-2">No message.</p>
      )}
      {answers.length > 0 && (
        <dl className="lead-answers">
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {attachment && (
        <a
          href={attachmentPath(id)}
          download
          className={`${buttonClass('second', 'card')} mt-4 max-w-full`}
        >
          <Paperclip className="size-5 flex-none" aria-hidden />
          <span className="truncate">{attachment}</span>
        </a>
      )}
    </Panel>
  );
}
