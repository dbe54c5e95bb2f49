import { staffAreas, type StaffArea } from '@/lib/contract/staff-area';
import { AreaChoice } from './area-choice';

export interface Rights {
  is_superuser: boolean;
  areas: StaffArea[];
}

interface RightsFieldsProps {
  rights: Rights;
  onChange: (rights: Rights) => void;
}

/** What somebody may do: everything, or some areas. */
export function RightsFields({ rights, onChange }: RightsFieldsProps) {
  return (
    <div className="grid gap-3">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="tick"
          checked={rights.is_superuser}
          onChange={({ target }) => onChange({ ...rights, is_superuser: target.checked })}
        />
        <span>
          Owner
          <span className="block text-1 text-ink-2">
            Everything, the team and other programs among it
          </span>
        </span>
      </label>
      <AreaChoice
        legend="Areas"
        help="None ticked: all but the vaidya’s."
        areas={rights.areas}
        choices={staffAreas}
        onChange={(areas) => onChange({ ...rights, areas })}
      />
    </div>
  );
}
