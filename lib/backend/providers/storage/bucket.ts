import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FileStorage } from './file-storage.ts';

export interface BucketSettings {
  /** `https://s3.ap-south-1.amazonaws.com`, or any service that speaks S3. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const timeLimitMs = 15_000;

/** Keeps files in a bucket of S3, or of a service that speaks like it (path-style addresses). */
export function bucketStorage({ endpoint, bucket, ...keys }: BucketSettings): FileStorage {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 });

  async function ask(method: string, name: string, body?: Uint8Array<ArrayBuffer>, type?: string) {
    const answer = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(type && { 'content-type': type }),
      },
      ...(body && { body }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`The bucket answered ${answer.status} to ${method} ${name}`);
  }

  return {
    write: async (name, bytes, type) => {
      if (!(await ask('PUT', name, bytes, type))) throw new Error('The bucket does not exist');
    },
    read: async (name) => {
      const answer = await ask('GET', name);
      return answer && { bytes: new Uint8Array(await answer.arrayBuffer()) };
    },
    remove: async (name) => {
      await ask('DELETE', name);
    },
  };
}
