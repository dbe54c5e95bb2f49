'use client';

import { changeLeadNote, removeLeadNote, type LeadNote } from '@/lib/contract/staff-lead';
import { authorAndTime } from '@/lib/dashboard/byline';
import type { LeadWork } from '@/lib/dashboard/leads/use-lead';
import { Panel } from '../panel';
import { WrittenNote } from '../written-note';

interface LeadStoryProps extends Pick<LeadWork, 'work'> {
  notes: LeadNote[];
}

export function LeadStory({ notes, work }: LeadStoryProps) {
  return (
    <Panel title="Notes and replies">
      {notes.length === 0 ? (
        <p className="text-ink-2">Nothing yet.</p>
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
