import { generalAreas, staffAreas, type StaffArea } from '@/lib/contract/staff-area';
import { Tick } from '@/components/ui/tick';
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
      <Tick
        checked={rights.is_superuser}
        onChange={({ target }) => onChange({ ...rights, is_superuser: target.checked })}
      >
        <span>
          Owner
          <span className="block text-1 text-ink-2">
            Full access, including team, connected services and API keys
          </span>
        </span>
      </Tick>
      <Tick
        checked={hasAll}
        onChange={({ target }) =>
          onChange({ ...rights, areas: target.checked ? [...generalAreas, ...special] : special })
        }
      >
        <span>
          All permissions
          <span className="block text-1 text-ink-2">
            Selects all permissions below except Vaidya
          </span>
        </span>
      </Tick>
      <AreaChoice
        help="Without permissions, they see only the Today page."
        areas={areas}
        choices={staffAreas}
        onChange={(areas) => onChange({ ...rights, areas })}
      />
    </div>
  );
}
