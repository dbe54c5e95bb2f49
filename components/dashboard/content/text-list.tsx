'use client';

import { Button } from '@/components/ui/button';
import { toastError } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import { change, list, type StaffText } from '@/lib/contract/staff-text';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { textKind } from '@/lib/dashboard/content/text-kind';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

/** A text may name both by these marks. */
function FilledTitle({ title }: { title: string }) {
  const { name, elite_name: membership } = useShop();
  return title.replace('{shop}', name).replace('{membership}', membership);
}

const columns: StaffColumn<StaffText>[] = [
  { id: 'title', head: 'Text', sort: 'title', cell: ({ title }) => <FilledTitle title={title} /> },
  { id: 'slug', head: 'Address', cell: ({ slug }) => `/${slug}` },
  {
    id: 'is_published',
    head: 'Status',
    cell: ({ is_published: isPublished }) => (
      <StateMark mood={isPublished ? 'good' : 'waits'}>
        {isPublished ? 'Published' : 'Draft'}
      </StateMark>
    ),
  },
  {
    id: 'reviewed_at',
    head: 'Last updated',
    sort: 'reviewed_at',
    cell: ({ reviewed_at }) => formatDate(reviewed_at),
  },
  {
    id: 'updated_at',
    head: 'Changed',
    sort: 'updated_at',
    cell: ({ updated_at }) => formatDateTime(updated_at),
  },
];

async function publishAll(chosen: StaffText[], done: () => void) {
  const problems: string[] = [];
  for (const text of chosen.filter(({ is_published: isPublished }) => !isPublished)) {
    const { id, version } = text;
    const body = { ...textKind.toDraft(text), version, is_published: true };
    try {
      await sendLazily(change, { params: { id }, body });
    } catch (error) {
      problems.push(`${text.title}: ${messageOf(error)}`);
    }
  }
  if (problems.length > 0) toastError(problems.join('. '));
  done();
}

export function TextList() {
  return (
    <>
      <DashboardHead
        title="Pages and policies"
        lead="Drafts are not shown in the shop until you publish them."
      />
      <StaffTable
        name="texts"
        caption="Pages and policies"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => contentPath('texts', id)}
        empty="No texts match."
        bulk={(chosen, done) => (
          <Button size="card" onClick={() => publishAll(chosen, done)}>
            Publish
          </Button>
        )}
      />
    </>
  );
}
