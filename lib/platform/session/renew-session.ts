import { refreshSession } from './use-session';

/**
 * Updates the session cookie with the store's current name and all tabs. If
 * next-auth does not answer, the old name stays until the next login.
 */
export async function renewSession(): Promise<void> {
  const { getCsrfToken } = await import('next-auth/react');
  try {
    const csrfToken = await getCsrfToken();
    await fetch('/api/auth/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken, data: {} }),
    });
  } catch (error) {
    console.error('The session could not be renewed', error);
  }
  await refreshSession();
}
