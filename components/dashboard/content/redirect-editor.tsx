'use client';

import { TextField } from '@/components/form/text-field';
import type { StaffRedirect } from '@/lib/contract/staff-redirect';
import { redirectKind } from '@/lib/dashboard/content/redirect-kind';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';

export function RedirectEditor({ known }: { known: StaffRedirect | null }) {
  return (
    <RecordScreen kind={redirectKind} known={known}>
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
