import { TextField } from '@/components/form/text-field';
import { Panel } from '../panel';
import type { ProductControl } from './product-fields';

export function ClockPanel({ control }: { control: ProductControl }) {
  return (
    <Panel title="Scheduled">
      <div className="form-grid">
        <TextField
          control={control}
          name="public_from"
          type="datetime-local"
          label="First day on sale"
          isOptional
          help="On sale from then on; at once where it is left empty"
        />
        <TextField
          control={control}
          name="members_until"
          type="datetime-local"
          label="For members first, until"
          isOptional
          help="Everyone sees it, only members can buy it"
        />
      </div>
    </Panel>
  );
}
