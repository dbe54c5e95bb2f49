import type { LeadNote } from '@/lib/contract/staff-lead';
import { formatDateTime } from '@/lib/format/date';
import { Panel } from '../panel';

/** What has been written about an enquiry and answered to it, in its order. */
export function LeadStory({ notes }: { notes: LeadNote[] }) {
  return (
    <Panel title="Notes and replies">
      {notes.length === 0 ? (
        <p className="text-ink-2">Nothing yet.</p>
      ) : (
        <ol className="lead-story">
          {notes.map(({ number, kind, by, text, at }) => (
            <li key={number} data-kind={kind}>
              <p className="lead-story-head">
                <strong>{kind === 'reply' ? 'Reply' : 'Note'}</strong> {by ?? 'A former colleague'},{' '}
                <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
              <p className="break-words whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
