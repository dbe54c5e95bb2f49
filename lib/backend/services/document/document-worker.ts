import { parentPort } from 'node:worker_threads';
import { drawDocument, type DocumentContent } from './draw-document.ts';

/** The worker's answer to a content: the PDF, or why it could not be drawn. */
export type DocumentAnswer = { bytes: Uint8Array<ArrayBuffer> } | { error: unknown };

parentPort?.on('message', async (content: DocumentContent) => {
  try {
    const bytes = await drawDocument(content);
    parentPort?.postMessage({ bytes } satisfies DocumentAnswer, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error } satisfies DocumentAnswer);
  }
});
