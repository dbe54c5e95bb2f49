import { refreshSession } from './use-session';

/**
 * Updates the session cookie with the store's current name and all tabs. If
 * next-auth does not answer, the old name stays until the next login.
 */
export async function renewSession(): Promise<void> {
  try {
    const { getCsrfToken } = await import('next-auth/react');
    const csrfToken = await getCsrfToken();
    const answer = await fetch('/api/auth/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken, data: {} }),
    });
    if (!answer.ok) throw new Error(`next-auth answered ${answer.status}`);
  } catch (error) {
    console.error('The session could not be renewed', error);
  }
  await refreshSession();
}
