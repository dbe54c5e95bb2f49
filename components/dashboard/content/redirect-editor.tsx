'use client';

import { TextField } from '@/components/form/text-field';
import type { StaffRedirect } from '@/lib/contract/staff-redirect';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';
import * as calls from '../../../lib/contract/staff-redirect';
import type { RecordKind } from '../../../lib/dashboard/content/record-kind';

const redirectKind: RecordKind<calls.RedirectInput, calls.RedirectInput, calls.StaffRedirect> = {
  contentType: 'redirects',
  noun: 'redirect',
  calls,
  schema: calls.redirectInput,
  toDraft: (redirect) => ({
    from_path: redirect?.from_path ?? '',
    to_path: redirect?.to_path ?? '',
  }),
  titleOf: ({ from_path }) => from_path,
  shopHref: ({ from_path }) => from_path,
  removal: 'Who comes by the old address will find that nothing is there.',
};

interface RedirectEditorProps {
  known: StaffRedirect | null;
  from?: string;
}

export function RedirectEditor({ known, from = '' }: RedirectEditorProps) {
  const kind = {
    ...redirectKind,
    toDraft: (redirect: StaffRedirect | null) =>
      redirect ? redirectKind.toDraft(redirect) : { from_path: from, to_path: '' },
  };
  return (
    <RecordScreen kind={kind} known={known}>
      {({ control }) => (
        <Panel title="Redirect">
          <div className="form-grid">
            <TextField
              control={control}
              name="from_path"
              label="Old address"
              placeholder="/old-address"
              help="No page may exist at this address. A search starts with /shop?search= and redirects only while it finds nothing."
              spellCheck={false}
            />
            <TextField
              control={control}
              name="to_path"
              label="Leads to"
              placeholder="/shop?category=3"
              help="A page of this shop. If it redirects itself, its target is used."
              spellCheck={false}
            />
          </div>
        </Panel>
      )}
    </RecordScreen>
  );
}
