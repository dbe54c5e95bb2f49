import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { PostInput, PostState } from '@/lib/contract/staff-post';
import { postMarks } from '@/lib/dashboard/content/post-kind';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';
import { MomentField } from './moment-field';

interface PostTimingProps {
  form: UseFormReturn<PostInput, unknown, PostInput>;
  state: PostState;
}

export function PostTiming({ form, state }: PostTimingProps) {
  const name = useId();
  const { control, setValue } = form;
  const moment = useWatch({ control, name: 'published_at' });
  const isPublished = moment !== null;
  const mark = postMarks[state];

  const choose = (published_at: string | null) =>
    setValue('published_at', published_at, { shouldDirty: true });

  return (
    <Panel title="Publish" actions={<StateMark mood={mark.mood}>{mark.text}</StateMark>}>
      <fieldset className="publish-choice">
        <legend className="sr-only">Publish</legend>
        <label>
          <input
            type="radio"
            name={name}
            checked={!isPublished}
            onChange={() => choose(null)}
            className="tick"
          />
          Save as draft
        </label>
        <label>
          <input
            type="radio"
            name={name}
            checked={isPublished}
            onChange={() => choose(new Date().toISOString())}
            className="tick"
          />
          Publish now
        </label>
      </fieldset>
      {isPublished && (
        <div className="mt-3">
          <MomentField
            control={control}
            name="published_at"
            label="Publish date"
            help="Indian time (IST). Choose a future time to schedule the post."
          />
        </div>
      )}
    </Panel>
  );
}
