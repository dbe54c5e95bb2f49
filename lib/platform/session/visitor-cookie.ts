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
