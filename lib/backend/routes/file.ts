import { getFile } from '../../contract/file.ts';
import { getLotReport } from '../../contract/product-lot.ts';
import { asAttachment, sandboxed } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import type { Router } from '../http/route.ts';
import { readFile } from '../services/file/keep-file.ts';
import { readPublicReport } from '../services/product/lots/read-report.ts';

/* File names are never reused, so clients may cache a file forever. */
const headers = { ...sandboxed, 'Cache-Control': 'public, max-age=31536000, immutable' };

export function fileRoutes(router: Router): void {
  serveDownload(router, getFile, async ({ context, param }) => ({
    ...(await readFile(context, param('name'))),
    headers,
  }));
  serveDownload(router, getLotReport, async ({ context, param }) => {
    const { bytes, title } = await readPublicReport(context, param('name'));
    return {
      bytes,
      headers: {
        ...sandboxed,
        ...asAttachment(title),
        // Short: a lot may be withdrawn.
        'Cache-Control': 'public, max-age=300',
      },
    };
  });
}
