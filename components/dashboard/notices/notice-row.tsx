import { noticeWords, type NoticeChoice } from '@/lib/contract/staff-notice';

interface NoticeRowProps {
  choice: NoticeChoice;
  email: string;
  isBusy: boolean;
  onChange: (choice: NoticeChoice) => void;
}

export function NoticeRow({ choice, email, isBusy, onChange }: NoticeRowProps) {
  const { name, help } = noticeWords[choice.kind];
  const ways = [
    { key: 'mail', label: `Mail to ${email || 'your address'}` },
    { key: 'push', label: 'Browser' },
  ] as const;
  return (
    <li>
      <fieldset disabled={isBusy}>
        <legend className="font-[550]">{name}</legend>
        <p className="text-1 text-ink-2">{help}</p>
        {ways.map(({ key, label }) => (
          <label key={key} className="flex min-h-11 items-center gap-3 wrap-anywhere">
            <input
              type="checkbox"
              className="tick"
              checked={choice[key]}
              onChange={({ target }) => onChange({ ...choice, [key]: target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </li>
  );
}
