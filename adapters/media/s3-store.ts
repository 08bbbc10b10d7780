import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import type { MediaStore } from '#operations/platform/platform.ts';

export type S3Settings = {
  /** Includes the bucket: 'https://s3.eu-west-2.amazonaws.com/bucket'. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Stores pictures in an S3-compatible bucket, for shops of several machines. */
export function s3Store({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Settings): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const bucket = bucketUrl.replace(/\/+$/, '');
  const address = (name: string) => `${bucket}/${name}`;

  return {
    async read(name) {
      const response = await client.fetch(address(name));
      if (response.status === 404) return null;
      await expectOk(response, name);
      return new Uint8Array(await response.arrayBuffer());
    },

    async write(name, bytes) {
      const response = await client.fetch(address(name), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
      await expectOk(response, name);
    },

    async removeFolder(folder) {
      for await (const name of namesIn(folder)) {
        const response = await client.fetch(address(name), { method: 'DELETE' });
        if (response.status !== 404) await expectOk(response, name);
      }
    },
  };

  /** Follows the continuation tokens: a listing holds 1,000 keys at most. */
  async function* namesIn(folder: string): AsyncGenerator<string> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` });
    for (;;) {
      const response = await client.fetch(`${address('')}?${query}`);
      await expectOk(response, folder);
      const { ListBucketResult: listing } = v.parse(Listing, parser.parse(await response.text()));
      for (const { Key } of listing.Contents) yield Key;
      if (!listing.NextContinuationToken) return;
      query.set('continuation-token', listing.NextContinuationToken);
    }
  }
}

const parser = new XMLParser({
  // Keys and tokens are texts, also when they look like numbers.
  parseTagValue: false,
  isArray: (name) => name === 'Contents',
});

const Listing = v.object({
  ListBucketResult: v.object({
    Contents: v.optional(v.array(v.object({ Key: v.string() })), []),
    NextContinuationToken: v.optional(v.string()),
  }),
});

async function expectOk(response: Response, name: string): Promise<void> {
  if (!response.ok) throw new Error(`The media store responded ${response.status} for ${name}`);
}
