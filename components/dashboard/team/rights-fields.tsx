import { generalAreas, staffAreas, type StaffArea } from '@/lib/contract/staff-area';
import { AreaChoice } from './area-choice';

export interface Rights {
  is_superuser: boolean;
  areas: StaffArea[];
}

interface RightsFieldsProps {
  rights: Rights;
  onChange: (rights: Rights) => void;
}

export function RightsFields({ rights, onChange }: RightsFieldsProps) {
  const { areas } = rights;
  const hasAll = generalAreas.every((area) => areas.includes(area));
  const special = areas.filter((area) => !generalAreas.includes(area));
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
            Everything, including team and connected programs
          </span>
        </span>
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="tick"
          checked={hasAll}
          onChange={({ target }) =>
            onChange({ ...rights, areas: target.checked ? [...generalAreas, ...special] : special })
          }
        />
        <span>
          All areas
          <span className="block text-1 text-ink-2">Ticks every area below but the vaidya’s</span>
        </span>
      </label>
      <AreaChoice
        legend="Areas"
        help="If none is ticked, they see only the first page of the back office."
        areas={areas}
        choices={staffAreas}
        onChange={(areas) => onChange({ ...rights, areas })}
      />
    </div>
  );
}
