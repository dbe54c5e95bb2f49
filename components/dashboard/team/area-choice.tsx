import { areaTexts, type StaffArea } from '@/lib/contract/staff-area';

interface AreaChoiceProps<Area extends StaffArea> {
  legend: string;
  areas: readonly Area[];
  choices: readonly Area[];
  onChange: (areas: Area[]) => void;
  help?: string;
}

export function AreaChoice<Area extends StaffArea>({
  legend,
  areas,
  choices,
  onChange,
  help,
}: AreaChoiceProps<Area>) {
  return (
    <fieldset>
      <legend className="font-[550]">{legend}</legend>
      {help && <p className="text-1 text-ink-2">{help}</p>}
      <ul className="mt-2 grid gap-3">
        {choices.map((area) => (
          <li key={area}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="tick"
                checked={areas.includes(area)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...areas, area] : areas.filter((other) => other !== area),
                  )
                }
              />
              <span>
                {areaTexts[area].name}
                <span className="block text-1 text-ink-2">{areaTexts[area].help}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
