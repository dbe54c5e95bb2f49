import { endNewsOfLink } from '@/lib/features/news/queries';
import { routes } from '@/lib/platform/routes';

interface StopContext {
  params: Promise<{ token: string }>;
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/** What a mailbox's own button calls (RFC 8058), and the button of our page: no login, no cookie. */
export async function POST(request: Request, { params }: StopContext): Promise<Response> {
  const { token } = await params;
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
  const status = await endNewsOfLink(token).catch(() => 503);
  if (isPage) return seeOther(routes.unsubscribe(encodeURIComponent(token)));
  return new Response(null, { status });
}

/** A press on the address itself asks first. */
export async function GET(_: Request, { params }: StopContext): Promise<Response> {
  return seeOther(routes.unsubscribe(encodeURIComponent((await params).token)));
}
