/** Cookie with the visitor id; set at the first write or OTP of a guest. */
export const visitorCookie = {
  name: 'visitor',
  options: {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: 365 * 24 * 60 * 60,
  },
} as const;

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
