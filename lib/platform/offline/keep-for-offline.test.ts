import { keepForOffline } from './keep-for-offline';

const before = globalThis.navigator;
afterEach(() => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: before });
  Reflect.deleteProperty(globalThis, 'window');
});

it('says that there is no network on a page that was opened without one', async () => {
  Object.assign(globalThis, { window: new EventTarget() });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: false } });
  const said: string[] = [];
  const warned: string[] = [];
  await keepForOffline(
    (text) => said.push(text),
    (text) => warned.push(text),
  );
  expect(warned).toEqual([
    'You are offline. What you do now is sent once, when the network is back.',
  ]);
  window.dispatchEvent(new Event('online'));
  expect(said).toEqual(['You are online again']);
});
