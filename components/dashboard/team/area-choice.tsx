import { areaTexts, type StaffArea } from '@/lib/contract/staff-area';
import { Tick } from '@/components/ui/tick';

interface AreaChoiceProps<Area extends StaffArea> {
  areas: readonly Area[];
  choices: readonly Area[];
  onChange: (areas: Area[]) => void;
  help?: string;
}

export function AreaChoice<Area extends StaffArea>({
  areas,
  choices,
  onChange,
  help,
}: AreaChoiceProps<Area>) {
  return (
    <fieldset>
      <legend className="font-[550]">Permissions</legend>
      {help && <p className="text-1 text-ink-2">{help}</p>}
      <ul className="mt-2 grid gap-3">
        {choices.map((area) => (
          <li key={area}>
            <Tick
              checked={areas.includes(area)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...areas, area] : areas.filter((other) => other !== area),
                )
              }
            >
              <span>
                {areaTexts[area].name}
                <span className="block text-1 text-ink-2">{areaTexts[area].help}</span>
              </span>
            </Tick>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
