import { getFile } from '../../contract/file.ts';
import { serveDownload } from '../http/download.ts';
import type { Router } from '../http/route.ts';
import { readFile } from '../services/file/read-file.ts';

/* File names are never reused, so clients may cache a file forever. */
const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
};

export function fileRoutes(router: Router): void {
  serveDownload(router, getFile, async ({ context, param }) => ({
    ...(await readFile(context, param('name'))),
    headers,
  }));
}
