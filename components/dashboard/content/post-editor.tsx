import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { StaffPost } from '@/lib/contract/staff-post';
import { postKind } from '@/lib/dashboard/content/post-kind';
import { Panel } from '../panel';
import { RichTextField } from '../rich-text-field';
import { PictureWithAlt } from './picture-with-alt';
import { PostTiming } from './post-timing';
import { PreviewButton } from './preview-button';
import { RecordScreen } from './record-screen';

export function PostEditor({ known }: { known: StaffPost | null }) {
  return (
    <RecordScreen
      kind={postKind}
      known={known}
      actions={(post) => post.state !== 'published' && <PreviewButton postId={post.id} />}
    >
      {(form, post) => (
        <div className="two-sides">
          <Panel title="Content" layout="stack">
            <TextField control={form.control} name="title" label="Title" maxLength={120} />
            <TextareaField
              control={form.control}
              name="summary"
              label="Summary"
              help="Shown in the list and in search results. Required to publish."
              isOptional
              maxLength={300}
              rows={2}
            />
            <RichTextField control={form.control} name="content" label="Text" isOptional />
          </Panel>
          <div className="panels">
            <PostTiming form={form} state={post?.state ?? 'draft'} />
            <PictureWithAlt control={form.control} picture="banner" alt="banner_alt" />
            <Panel title="Topic and author" layout="stack">
              <TextField
                control={form.control}
                name="topic"
                label="Topic"
                isOptional
                placeholder="Cooking"
                help="Posts with the same topic are listed together."
                maxLength={40}
              />
              <TextField
                control={form.control}
                name="author"
                label="Author"
                isOptional
                maxLength={80}
              />
            </Panel>
            <Panel title="Search engine listing">
              <TextField
                control={form.control}
                name="keywords"
                label="Keywords"
                isOptional
                placeholder="ghee, bilona, gir cow"
              />
            </Panel>
          </div>
        </div>
      )}
    </RecordScreen>
  );
}
