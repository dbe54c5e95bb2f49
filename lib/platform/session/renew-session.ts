import { refreshSession } from './use-session';

/**
 * Has the login cookie take over what the store now says about the person (name, membership), and
 * every tab show it at once. Where next-auth does not answer, the name stays until the next login.
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
