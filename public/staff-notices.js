/* Service worker of the back office: shows notices to staff. A push carries no data; the notices are
   read with the session of the browser, so it shows what this person may see at this moment. */

const listPath = '/api/store/staff/notices/';
const homePath = '/dashboard';
const freshMs = 10 * 60 * 1000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function readNotices() {
  try {
    const answer = await fetch(listPath, { credentials: 'same-origin', cache: 'no-store' });
    return answer.ok ? (await answer.json()).data : [];
  } catch {
    return [];
  }
}

/* Browsers require a notification for every push. */
const unknown = {
  id: 'unknown',
  title: 'News in the back office',
  body: 'Log in to see it.',
  path: homePath,
};

async function show() {
  const notices = await readNotices();
  const fresh = notices.filter(({ created_at }) => Date.now() - Date.parse(created_at) < freshMs);
  const shown = fresh.length > 0 ? fresh : [notices[0] ?? unknown];
  await Promise.all(
    shown.map(({ id, title, body, path }) =>
      self.registration.showNotification(title, { body, tag: `notice-${id}`, data: { path } }),
    ),
  );
}

self.addEventListener('push', (event) => event.waitUntil(show()));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
