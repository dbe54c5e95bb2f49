import { TextField } from '@/components/form/text-field';
import type { StaffRedirect } from '@/lib/contract/staff-redirect';
import { redirectKind } from '@/lib/dashboard/content/redirect-kind';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';

export function RedirectEditor({ known }: { known: StaffRedirect | null }) {
  return (
    <RecordScreen kind={redirectKind} known={known}>
      {({ control }) => (
        <Panel title="Redirect" layout="form">
          <TextField
            control={control}
            name="from_path"
            label="Old URL"
            placeholder="/old-address"
            help="Use a URL that has no page. Search redirects (/shop?search=…) apply only while there are no results."
            spellCheck={false}
          />
          <TextField
            control={control}
            name="to_path"
            label="Redirect to"
            placeholder="/shop?category=3"
            help="A page of this shop."
            spellCheck={false}
          />
        </Panel>
      )}
    </RecordScreen>
  );
}
