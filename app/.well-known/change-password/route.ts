import { routes } from '@/lib/platform/routes';

/** Where password managers look for the page (W3C: A Well-Known URL for Changing Passwords). */
export const GET = (): Response =>
  new Response(null, { status: 302, headers: { Location: routes.updatePassword } });
