import { filePath } from '../../contract/file.ts';
import type { Router } from '../http/route.ts';
import { readFile } from '../services/file/read-file.ts';

/* A name is given once and never again: whoever has the file need not ask for it a second time. */
const kept = 'public, max-age=31536000, immutable';

/** Files are no envelope: they are served as what they are. */
export function fileRoutes(router: Router): void {
  router.app.get(filePath.replace('{name}', ':name'), async (c) => {
    const { bytes, type } = await readFile(router.contextFor(c), c.req.param('name') ?? '');
    return c.body(bytes, 200, {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': kept,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-site',
    });
  });
}
