'use client';

import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import {
  changeNoticeSettings,
  type NoticeChoice,
  type NoticeSettings,
  noticeTexts,
} from '@/lib/contract/staff-notice';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import { BrowserPanel } from './browser-panel';

interface NoticeRowProps {
  choice: NoticeChoice;
  email: string;
  isBusy: boolean;
  onChange: (choice: NoticeChoice) => void;
}

export function NoticesScreen({ known }: { known: NoticeSettings }) {
  const [settings, setSettings] = useState(known);
  const { isBusy, problem, run } = useWork();

  const change = (choice: NoticeChoice) =>
    run(async () => {
      setSettings((await sendLazily(changeNoticeSettings, { body: choice })).data);
    });

  return (
    <>
      <DashboardHead
        title="Notifications"
        lead="Choose what you want to be notified about and how."
      />
      <div className="two-sides">
        <Panel title="Events">
          {settings.choices.length === 0 && (
            <p className="text-ink-2">No notifications are available with your permissions.</p>
          )}
          <ul className="grid gap-5">
            {settings.choices.map((choice) => (
              <NoticeRow
                key={choice.kind}
                choice={choice}
                email={settings.email}
                isBusy={isBusy}
                onChange={change}
              />
            ))}
          </ul>
          <FormProblem>{problem}</FormProblem>
        </Panel>
        <BrowserPanel settings={settings} onChanged={setSettings} />
      </div>
    </>
  );
}

function NoticeRow({ choice, email, isBusy, onChange }: NoticeRowProps) {
  const { name, help } = noticeTexts[choice.kind];
  const channels = [
    { key: 'mail', label: `Email to ${email || 'your address'}` },
    { key: 'push', label: 'Browser' },
  ] as const;
  return (
    <li>
      <fieldset disabled={isBusy}>
        <legend className="font-[550]">{name}</legend>
        <p className="text-1 text-ink-2">{help}</p>
        {channels.map(({ key, label }) => (
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
