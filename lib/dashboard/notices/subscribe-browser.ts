import { routes } from '../../platform/routes';

const workerPath = '/staff-notices.js';

const notOffered =
  'This browser does not offer notices. On an iPhone, add the back office to the home screen first.';
const refused = 'This browser blocks notices. Allow them in its settings for this site.';

/**
 * Asks for permission and subscribes this browser to notices; returns the endpoint of the
 * subscription. Throws an Error with a message to show.
 */
export async function subscribeBrowser(pushKey: string): Promise<string> {
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
