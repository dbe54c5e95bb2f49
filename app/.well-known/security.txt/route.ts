import { addDays } from 'date-fns/addDays';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { absolute } from '@/lib/seo/absolute';

/** RFC 9116 advises less than a year. */
const validDays = 180;

/** Where to report a security problem (RFC 9116). */
export async function GET(): Promise<Response> {
  const { email } = await readShop();
  const expires = addDays(new Date(), validDays);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
    `Contact: ${absolute(routes.contactUs)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
