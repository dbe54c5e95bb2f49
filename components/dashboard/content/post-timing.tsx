'use client';

import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { PostInput, PostState } from '@/lib/contract/staff-post';
import type { PostDraft } from '@/lib/dashboard/content/post-kind';
import { Panel } from '../panel';
import { MomentField } from './moment-field';
import { PostMark } from './post-mark';

interface PostTimingProps {
  form: UseFormReturn<PostDraft, unknown, PostInput>;
  state: PostState;
}

export function PostTiming({ form, state }: PostTimingProps) {
  const name = useId();
  const { control, setValue } = form;
  const moment = useWatch({ control, name: 'published_at' });
  const isOut = moment !== null;

  const choose = (published_at: string | null) =>
    setValue('published_at', published_at, { shouldDirty: true });

  return (
    <Panel title="Publish" actions={<PostMark state={state} />}>
      <fieldset className="way-choice">
        <legend className="sr-only">Publish</legend>
        <label>
          <input
            type="radio"
            name={name}
            checked={!isOut}
            onChange={() => choose(null)}
            className="tick"
          />
          Keep as draft
        </label>
        <label>
          <input
            type="radio"
            name={name}
            checked={isOut}
            onChange={() => choose(new Date().toISOString())}
            className="tick"
          />
          Publish now
        </label>
      </fieldset>
      {isOut && (
        <div className="mt-3">
          <MomentField
            control={control}
            name="published_at"
            label="Day and time"
            help="Time in India. If it is in the future, the post is published then, everywhere."
          />
        </div>
      )}
    </Panel>
  );
}
