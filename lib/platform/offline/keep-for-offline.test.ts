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
  expect(warned).toEqual(['You’re offline. We’ll send your changes when you’re back online.']);
  window.dispatchEvent(new Event('online'));
  expect(said).toEqual(['You’re back online']);
});
