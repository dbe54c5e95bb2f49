import sharp from 'sharp';
import { siteUrl } from '../site-url.ts';
import type { ReadPage } from './read-page.ts';
import { forAll } from './visit.ts';

const size = { width: 1200, height: 630 };
const maxBytes = 150 * 1024;

export function shareFindings(page: ReadPage): string[] {
  const { shared, canonicals, title } = page;
  const wanted: Record<string, string | undefined> = {
    'og:url': canonicals[0],
    'og:title': title.replace(/ \| SOSE$/, ''),
    'og:description': page.description,
    'og:site_name': 'SOSE',
    'og:locale': 'en_IN',
    'og:image:width': String(size.width),
    'og:image:height': String(size.height),
    'twitter:card': 'summary_large_image',
    'twitter:title': shared['og:title'],
    'twitter:image': shared['og:image'],
  };
  const findings = Object.entries(wanted)
    .filter(([name, value]) => withoutSlash(shared[name]) !== withoutSlash(value))
    .map(([name, value]) => `${name} is «${shared[name]}», not «${value}»`);
  if (!shared['og:image']?.startsWith(`${siteUrl}/`)) {
    findings.push(`og:image is no whole address of this site: ${shared['og:image']}`);
  }
  if (!shared['og:image:alt']) findings.push('og:image has no alt text');
  const isPost = page.things?.some((thing) => thing['@type'] === 'BlogPosting') ?? false;
  if (shared['og:type'] !== (isPost ? 'article' : 'website')) {
    findings.push(`og:type is ${shared['og:type']}`);
  }
  if (isPost && !shared['article:published_time'])
    findings.push('it does not say when it came out');
  return findings;
}

/* The home page has an address with a trailing slash and one without. */
const withoutSlash = (text: string | undefined) => text?.replace(/\/$/, '');

export async function pictureFindings(addresses: Iterable<string>): Promise<string[]> {
  const findings: string[] = [];
  await forAll(addresses, async (address) => {
    const answer = await fetch(address);
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200 || !/^image\/(jpeg|png)$/.test(type)) {
      findings.push(`${address}: ${answer.status} ${type}`);
      return;
    }
    const { width, height } = await sharp(bytes).metadata();
    if (width !== size.width || height !== size.height) {
      findings.push(`${address}: ${width} × ${height}`);
    }
    if (bytes.length > maxBytes) findings.push(`${address}: ${bytes.length} bytes`);
  });
  return findings;
}
