import { readAtMost } from '@/lib/platform/api-proxy/limited-stream';
import { reportLines } from '@/lib/platform/csp-reports/report-lines';
import { fixedWindow } from '@/lib/server/fixed-window';

const maxBytes = 8 * 1024;
/** From all clients, so that they cannot flood the log. */
const maxReportsPerMinute = 60;
const isWithinLimit = fixedWindow(maxReportsPerMinute);

/**
 * Logs Content-Security-Policy reports, rate-limited. The answer is always 204, so that the limit
 * cannot be observed.
 */
export async function POST(request: Request): Promise<Response> {
  if (isWithinLimit(Date.now())) {
    const body = await readAtMost(request, maxBytes);
    for (const line of reportLines(new TextDecoder().decode(body))) {
      console.error('A page broke its Content-Security-Policy', line);
    }
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
