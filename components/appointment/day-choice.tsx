import { HaldiDot } from '@/components/ui/haldi-dot';
import type { DiaryDay } from '@/lib/contract/appointment-slot';
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
