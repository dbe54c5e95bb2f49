import { endNewsOfLink } from '@/lib/features/news/queries';
import { routes } from '@/lib/platform/routes';

interface StopContext {
  params: Promise<{ token: string }>;
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/**
 * One-click unsubscribe (RFC 8058), also used by the button of our page. Needs no login and no
 * cookie.
 */
export async function POST(request: Request, { params }: StopContext): Promise<Response> {
  const { token } = await params;
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
  const status = await endNewsOfLink(token).catch(() => 503);
  if (isPage) return seeOther(routes.unsubscribe(encodeURIComponent(token)));
  return new Response(null, { status });
}

/** GET only redirects to the page that asks for confirmation. */
export async function GET(_: Request, { params }: StopContext): Promise<Response> {
  return seeOther(routes.unsubscribe(encodeURIComponent((await params).token)));
}
