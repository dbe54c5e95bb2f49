import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import {
  addNoticeBrowser,
  removeNoticeBrowsers,
  type NoticeSettings,
} from '@/lib/contract/staff-notice';
import { routes } from '@/lib/platform/routes';
import { Panel } from '../panel';

const workerPath = '/staff-notices.js';

const notOffered =
  'This browser doesn’t support notifications. On an iPhone, add the back office to your home screen first.';

const refused = 'This browser blocks notifications. Allow them for this site in its settings.';

/**
 * Asks for permission and subscribes this browser to notices; returns the endpoint of the
 * subscription. Throws an Error with a message to show.
 */
async function subscribeBrowser(pushKey: string): Promise<string> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) throw new Error(notOffered);
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(refused);
  await navigator.serviceWorker.register(workerPath, { scope: routes.dashboard });
  const registration = await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  // A subscription made with another key would never be served.
  await known?.unsubscribe();
  const { endpoint } = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  return endpoint;
}

interface BrowserPanelProps {
  settings: NoticeSettings;
  onChanged: (settings: NoticeSettings) => void;
}

export function BrowserPanel({ settings, onChanged }: BrowserPanelProps) {
  const { isBusy, problem, run } = useWork();
  const { browsers, push_key } = settings;

  async function turnOn() {
    const endpoint = await subscribeBrowser(push_key);
    onChanged((await sendLazily(addNoticeBrowser, { body: { endpoint } })).data);
  }

  async function turnOff() {
    onChanged((await sendLazily(removeNoticeBrowsers)).data);
  }

  return (
    <Panel title="Browsers">
      <p className="mb-4">
        {browsers === 0
          ? 'Notifications are off in all browsers.'
          : `${browsers === 1 ? '1 browser receives' : `${browsers} browsers receive`} your notifications.`}
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
