/** Cookie that marks a known device at the store; set at each login. */
export const deviceCookie = {
  name: 'device',
  options: {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: 365 * 24 * 60 * 60,
  },
} as const;
