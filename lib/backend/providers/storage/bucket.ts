import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { FileStorage, ListedFile } from './file-storage.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

export interface BucketSettings {
  /** `https://s3.ap-south-1.amazonaws.com`, or any S3-compatible service. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The bucket refuses a request or gives no answer. */
export class BucketFailed extends Error {
  override readonly name = 'BucketFailed';
}

const timeLimitMs = 10_000;
const retries = 2;
const firstPauseMs = 50;

/** Stores files in an S3 bucket, or an S3-compatible service (path-style addresses). */
export function bucketStorage({ endpoint, bucket, ...keys }: BucketSettings): FileStorage {
  const client = new AwsClient({ ...keys, service: 's3' });

  /** Retries if the bucket is overloaded. Throws if it does not answer in time. */
  async function requestInTime(url: string, init: RequestInit): Promise<Response> {
    // The signal must be passed to fetch itself: if only the signed Request holds it, both are
    // garbage-collected, and a bucket that never answers would block forever.
    const signal = AbortSignal.timeout(timeLimitMs);
    for (let retry = 0; ; retry += 1) {
      const answer = await fetch(await client.sign(url, init), { signal }).catch(
        (error: unknown) => {
          throw new BucketFailed(`The bucket ${bucket} does not answer`, { cause: error });
        },
      );
      const isOverrun = answer.status >= 500 || answer.status === 429;
      if (!isOverrun || retry === retries) return answer;
      await answer.body?.cancel();
      await sleep(firstPauseMs * 2 ** retry, undefined, { signal });
    }
  }

  async function ask(method: string, name: string, body?: Uint8Array<ArrayBuffer>, type?: string) {
    const answer = await requestInTime(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': sha256Hex(body ?? ''),
        ...(type && { 'content-type': type }),
      },
      ...(body && { body }),
    });
    if (answer.ok) return answer;
    if (answer.status === 404) {
      await answer.body?.cancel();
      return undefined;
    }
    const reason = findText(await answer.text(), elements.errorCode) ?? '';
    throw new BucketFailed(
      `The bucket ${bucket} answered ${[answer.status, reason].join(' ').trim()} to ${method} ${name}`,
    );
  }

  async function* listFiles(): AsyncGenerator<ListedFile[]> {
    for (let token: string | undefined; ;) {
      const query = new URLSearchParams({ 'list-type': '2' });
      if (token) query.set('continuation-token', token);
      const answer = await ask('GET', `?${query.toString()}`);
      if (!answer) throw new BucketFailed(`The bucket ${bucket} does not exist`);
      const page = await answer.text();
      yield parseFiles(page);
      token = findText(page, elements.nextPage);
      if (!token) return;
    }
  }

  return {
    write: async (name, bytes, type) => {
      if (!(await ask('PUT', name, bytes, type)))
        throw new BucketFailed(`The bucket ${bucket} does not exist`);
    },
    read: async (name) => {
      const answer = await ask('GET', name);
      return answer && { bytes: new Uint8Array(await answer.arrayBuffer()) };
    },
    remove: async (name) => {
      await ask('DELETE', name);
    },
    list: listFiles,
    // A bucket shows no object before it is complete.
    removeUnfinished: () => Promise.resolve(),
  };
}

/* The store's own file names need no unescaping. */
const elements = {
  errorCode: /<Code>(\w{1,60})<\/Code>/,
  name: /<Key>([^<]*)<\/Key>/,
  bytes: /<Size>([^<]*)<\/Size>/,
  nextPage: /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/,
};

const findText = (xml: string, element: RegExp): string | undefined => element.exec(xml)?.[1];

function parseFiles(page: string): ListedFile[] {
  return [...page.matchAll(/<Contents>([^]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    name: findText(entry, elements.name) ?? '',
    bytes: Number(findText(entry, elements.bytes) ?? 0),
  }));
}
