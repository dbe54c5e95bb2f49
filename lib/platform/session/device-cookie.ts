/** The cookie by which the store knows a device that has logged in before; set at each login. */
export const deviceCookie = {
  name: 'device',
  options: {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: 365 * 24 * 60 * 60,
  },
} as const;
