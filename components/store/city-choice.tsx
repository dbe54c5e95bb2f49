import { ChevronDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import {
  useEffect,
  useOptimistic,
  useRef,
  useState,
  useTransition,
  type ComponentType,
} from 'react';
import { controlClass } from '@/components/form/control-class';
import { Chip } from '@/components/ui/chip';
import { fetchPart } from '@/components/ui/fetch-part';
import type { MultiSelectProps } from '@/components/ui/multi-select';
import { chosenText } from '@/components/ui/toggle-value';
import { storesHref } from '@/lib/features/store/city-query';

interface CityChoiceProps {
  cities: { value: number; label: string }[];
  chosen: number[];
}

const id = 'cities';
const label = 'Cities';
const placeholder = 'All cities';
const loadMultiSelect = () => import('@/components/ui/multi-select');

export function CityChoice({ cities, chosen }: CityChoiceProps) {
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [value, choose] = useOptimistic(chosen);
  const [MultiSelect, setMultiSelect] = useState<ComponentType<MultiSelectProps>>();
  const trigger = useRef<HTMLButtonElement>(null);
  const names = cities.filter((city) => value.includes(city.value));

  useEffect(() => {
    if (!MultiSelect) return;
    trigger.current?.focus();
    trigger.current?.click();
  }, [MultiSelect]);

  const show = (ids: number[]) =>
    startTransition(() => {
      choose(ids);
      router.replace(storesHref(ids), { scroll: false });
    });

  return (
    <>
      <label htmlFor={id} className="mb-1 block font-[550]">
        {label}
      </label>
      {MultiSelect ? (
        <MultiSelect
          ref={trigger}
          id={id}
          label={label}
          placeholder={placeholder}
          options={cities}
          value={value}
          onChange={(ids) => show(ids.map(Number).sort((a, b) => a - b))}
          hasChips={false}
        />
      ) : (
        <button
          type="button"
          id={id}
          aria-haspopup="dialog"
          aria-describedby={`${id}-value`}
          onPointerEnter={() => loadMultiSelect().catch(() => undefined)}
          onFocus={() => loadMultiSelect().catch(() => undefined)}
          onClick={async () => {
            const part = await fetchPart(loadMultiSelect());
            if (part) setMultiSelect(() => part.MultiSelect);
          }}
          className={`${controlClass(false)} flex items-center justify-between gap-3 text-left`}
        >
          <span id={`${id}-value`} className={`truncate ${names.length === 0 ? 'text-ink-2' : ''}`}>
            {chosenText(names.map((city) => city.label)) || placeholder}
          </span>
          <ChevronDown className="size-5 shrink-0" aria-hidden />
        </button>
      )}
      {names.length > 0 && (
        <ul aria-label={`${label}, chosen`} className="mt-2 flex flex-wrap gap-2">
          {names.map((city) => (
            <li key={city.value}>
              <Chip onRemove={() => show(value.filter((one) => one !== city.value))}>
                {city.label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
