interface WorkerSettings {
  /** False: the worker removes itself and its caches. */
  isOn: boolean;
  version: string;
}

const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('shop-')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/** Returns the script of the shop's service worker. */
export const workerText = ({ isOn, version }: WorkerSettings): string =>
  isOn
    ? `self.version = ${JSON.stringify(version)};\nimportScripts('/offline-worker.js');\n`
    : farewell;
