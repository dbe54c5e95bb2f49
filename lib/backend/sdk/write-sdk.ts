import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from './openapi-document.ts';
import { postmanCollection } from './postman-collection.ts';
import { writeClient } from './write-client.ts';

/** Writes document, client and collection into a folder; returns their paths. */
export async function writeSdk(document: OpenApiDocument, folder: string): Promise<string[]> {
  const files = {
    'openapi.json': JSON.stringify(document, null, 2),
    'client.ts': await writeClient(document),
    'postman-collection.json': JSON.stringify(postmanCollection(document), null, 2),
  };
  await mkdir(folder, { recursive: true });
  const written = Object.entries(files).map(async ([name, text]) => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  });
  return Promise.all(written);
}
