import { HaldiDot } from '@/components/ui/haldi-dot';
import type { DiaryDay } from '@/lib/contract/appointment-slot';
import { partsOfDay, sayHour } from '@/lib/features/appointment/time-texts';
import { formatDayOfMonth, formatShortMonth, formatWeekday } from '@/lib/format/date';

interface DayChoiceProps {
  name: string;
  days: DiaryDay[];
  chosen: string | null;
  onChoose: (day: string) => void;
}

const shortWeekday = (day: string) => formatWeekday(day).slice(0, 3);

export function DayChoice({ name, days, chosen, onChoose }: DayChoiceProps) {
  return (
    <div className="grid grid-cols-4 gap-2 @lg:grid-cols-7">
      {days.map(({ date, slots, none_because }) => (
        <label
          key={date}
          className={`relative flex min-h-19 flex-col items-center justify-center rounded-control border pt-1.5 pb-1 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-7 ${
            slots.length > 0
              ? 'cursor-pointer border-edge bg-paper-0 hover:bg-paper-2 has-checked:border-leaf-7 has-checked:bg-leaf-1 has-checked:text-leaf-9'
              : 'cursor-not-allowed border-rule bg-paper-2 text-ink-2'
          }`}
        >
          <input
            type="radio"
            name={name}
            value={date}
            checked={chosen === date}
            disabled={slots.length === 0}
            onChange={() => onChoose(date)}
            className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            aria-label={`${formatWeekday(date)}${none_because ? `, ${none_because.toLowerCase()}` : ''}`}
          />
          <span aria-hidden className="small-caps">
            {shortWeekday(date)}
          </span>
          <span
            aria-hidden
            className={`font-display text-4 font-medium ${slots.length === 0 ? 'line-through decoration-1' : ''}`}
          >
            {formatDayOfMonth(date)}
          </span>
          <span aria-hidden className="text-tight">
            {formatShortMonth(date)}
          </span>
          {chosen === date && (
            <span className="absolute top-1.5 right-1.5 flex">
              <HaldiDot />
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

interface HourChoiceProps {
  name: string;
  day: DiaryDay;
  chosen: string;
  onChoose: (start: string) => void;
}

export function HourChoice({ name, day, chosen, onChoose }: HourChoiceProps) {
  const weekday = formatWeekday(day.date);
  return (
    <fieldset>
      <legend className="mb-2 font-[550]">
        Time on {weekday} <span className="font-normal text-ink-2">(IST)</span>
      </legend>
      {day.none_because && <p className="text-ink-2">{day.none_because}. Choose another day.</p>}
      <div className="space-y-3">
        {partsOfDay(day.slots).map((part) => (
          <div key={part.name} role="group" aria-label={part.name}>
            <p aria-hidden className="mb-1.5 small-caps text-ink-2">
              {part.name}
            </p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
              {part.slots.map(({ start_datetime, starting_hour }) => (
                <label
                  key={start_datetime}
                  className="relative flex min-h-12 cursor-pointer items-center justify-center rounded-control border border-edge bg-paper-0 px-2 font-medium hover:bg-paper-2 has-checked:border-leaf-7 has-checked:bg-leaf-1 has-checked:text-leaf-9 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-7"
                >
                  <input
                    type="radio"
                    name={name}
                    value={start_datetime}
                    checked={chosen === start_datetime}
                    onChange={() => onChoose(start_datetime)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  {chosen === start_datetime && (
                    <span className="mr-2 flex">
                      <HaldiDot />
                    </span>
                  )}
                  {sayHour(starting_hour)}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
