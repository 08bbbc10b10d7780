import { AwsClient } from 'aws4fetch';
import type { MediaStore } from '#operations/platform/platform.ts';

export type S3Settings = {
  /** 'https://s3.eu-west-2.amazonaws.com/bucket': the bucket is part of it. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Pictures in an S3-compatible bucket, for shops of several machines. */
export function s3Store({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Settings): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const address = (name: string) => `${bucketUrl.replace(/\/+$/, '')}/${name}`;

  return {
    async read(name) {
      const answer = await client.fetch(address(name));
      if (answer.status === 404) return null;
      await expectOk(answer, name);
      return new Uint8Array(await answer.arrayBuffer());
    },

    async write(name, bytes) {
      const answer = await client.fetch(address(name), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
      await expectOk(answer, name);
    },

    async removeFolder(folder) {
      for (const name of await list(folder)) {
        const answer = await client.fetch(address(name), { method: 'DELETE' });
        if (answer.status !== 404) await expectOk(answer, name);
      }
    },
  };

  /** A picture has some twenty files: one page of a listing holds them. */
  async function list(folder: string): Promise<string[]> {
    const answer = await client.fetch(
      `${address('')}?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`,
    );
    await expectOk(answer, folder);
    return [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
  }
}

async function expectOk(answer: Response, name: string): Promise<void> {
  if (!answer.ok) throw new Error(`The media store answered ${answer.status} for ${name}`);
}
