import { connection } from 'next/server';
import { probeExtensions } from '@/lib/api/probe-extensions';

/** Says which extensions of the store API the storefront has found. */
export async function GET(): Promise<Response> {
  await connection();
  const extensions = await probeExtensions();
  const isReached = extensions.some(({ is_offered: isOffered }) => isOffered !== 'unknown');
  return Response.json(
    { status: isReached, store_api: isReached ? 'answers' : 'does not answer', extensions },
    { status: isReached ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
