'use client';

import { FormProblem } from '@/components/form/form-problem';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import {
  addNoticeBrowser,
  removeNoticeBrowsers,
  type NoticeSettings,
} from '@/lib/contract/staff-notice';
import { subscribeBrowser } from '@/lib/dashboard/notices/subscribe-browser';
import { Panel } from '../panel';

interface BrowserPanelProps {
  settings: NoticeSettings;
  onChanged: (settings: NoticeSettings) => void;
}

export function BrowserPanel({ settings, onChanged }: BrowserPanelProps) {
  const { isBusy, problem, run } = useWork();
  const { browsers, push_key } = settings;

  async function turnOn() {
    const endpoint = await subscribeBrowser(push_key);
    const { send } = await import('@/lib/api/browser');
    onChanged((await send(addNoticeBrowser, { body: { endpoint } })).data);
  }

  async function turnOff() {
    const { send } = await import('@/lib/api/browser');
    onChanged((await send(removeNoticeBrowsers)).data);
  }

  return (
    <Panel title="Browsers">
      <p className="mb-4">
        {browsers === 0
          ? 'No browser receives your notifications.'
          : `${browsers === 1 ? '1 browser gets' : `${browsers} browsers get`} your notices.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busyText={isBusy ? 'Working' : undefined} onClick={() => run(turnOn)}>
          Turn on in this browser
        </Button>
        {browsers > 0 && (
          <Button kind="second" onClick={() => run(turnOff)}>
            Turn off in all browsers
          </Button>
        )}
      </div>
      <FormProblem>{problem}</FormProblem>
    </Panel>
  );
}
