'use client';

import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { buildPath } from '@/lib/contract/endpoint';
import {
  changeLead,
  getLeadAttachment,
  type LeadOwner,
  type StaffLead,
  changeLeadNote,
  removeLeadNote,
  type LeadNote,
} from '@/lib/contract/staff-lead';
import { leadsPath } from '@/lib/dashboard/paths';
import { kindLabels, noConsentTexts } from '@/lib/dashboard/leads/lead-labels';
import { useLead, type LeadWork } from '@/lib/dashboard/leads/use-lead';
import { formatDateTime } from '@/lib/format/date';
import { ConsentsPanel } from '../consents-panel';
import { DashboardHead } from '../dashboard-head';
import { LeadAnswer } from './lead-answer';
import { LeadSender } from './lead-sender';
import { LeadStatusPanel } from './lead-status-panel';
import { authorAndTime } from '@/lib/dashboard/byline';
import { Panel } from '../panel';
import { WrittenNote } from '../written-note';
import { Paperclip } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';

interface LeadStoryProps extends Pick<LeadWork, 'work'> {
  notes: LeadNote[];
}

interface LeadScreenProps {
  known: StaffLead;
  owners: LeadOwner[];
  me: number;
}

export function LeadScreen({ known, owners, me }: LeadScreenProps) {
  const { lead, work, readAgain } = useLead(known);
  const { isBusy, run } = useWork({ isToasted: true });
  const isSpam = lead.status === 'spam';
  const markAsSpam = () =>
    run(async () => {
      await work(changeLead, { status: isSpam ? 'new' : 'spam' });
      toastSuccess(isSpam ? 'Moved back to new' : 'Marked as spam');
    });

  return (
    <>
      <DashboardHead
        title={lead.subject}
        lead={`${lead.number} · ${kindLabels[lead.kind]} · ${formatDateTime(lead.created_at)}`}
        above={{ label: 'Enquiries', href: leadsPath }}
      >
        <Button
          kind="second"
          size="card"
          busyText={isBusy ? 'Working' : undefined}
          onClick={() => void markAsSpam()}
        >
          {isSpam ? 'Not spam' : 'Mark as spam'}
        </Button>
      </DashboardHead>
      <div className="two-sides">
        <div className="panels">
          <LeadMatter lead={lead} />
          <LeadStory notes={lead.notes} work={work} />
          <LeadAnswer lead={lead} work={work} readAgain={readAgain} />
        </div>
        <div className="panels">
          <LeadStatusPanel lead={lead} owners={owners} me={me} work={work} />
          <LeadSender lead={lead} />
          <ConsentsPanel none={noConsentTexts[lead.kind]} consents={lead.consents} />
        </div>
      </div>
    </>
  );
}

function LeadStory({ notes, work }: LeadStoryProps) {
  return (
    <Panel title="Notes and replies">
      {notes.length === 0 ? (
        <p className="text-ink-2">No notes or replies yet.</p>
      ) : (
        <ol className="lead-story">
          {notes.map((note) => (
            <li key={note.number} data-kind={note.kind}>
              <WrittenNote
                note={note}
                maxLength={5_000}
                onChange={(text) => work(changeLeadNote, { text }, { number: note.number })}
                onRemove={() => work(removeLeadNote, undefined, { number: note.number })}
              >
                <p className="lead-story-head">
                  <strong>{note.kind === 'reply' ? 'Reply' : 'Note'}</strong> {authorAndTime(note)}
                </p>
                <p className="break-words whitespace-pre-line">{note.text}</p>
              </WrittenNote>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function LeadMatter({ lead: { id, name, message, answers, attachment } }: { lead: StaffLead }) {
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
          href={`/api/store${buildPath(getLeadAttachment, { id })}`}
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
