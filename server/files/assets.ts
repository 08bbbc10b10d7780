import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { chooseEncoding, type Encoding } from '#server/http/encoding.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

type Asset = { type: string; etag: string; immutable: boolean; files: Partial<Record<Encoding, File>> };
type File = { path: string; size: number };

const SUFFIXES: Partial<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Serves the built files, which are listed once at the start. Files with a hash in their name are immutable. */
export function assetServer(folder: string): (request: Request) => Response | null {
  const assets = findAssets(folder);
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const asset = assets.get(new URL(request.url).pathname);
    return asset ? assetResponse(asset, request) : null;
  };
}

function findAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const { size, mtimeMs } = statSync(path);
    const files: Asset['files'] = { identity: { path, size } };
    for (const [encoding, suffix] of Object.entries(SUFFIXES)) {
      const compressed = `${path}${suffix}`;
      if (existsSync(compressed))
        files[encoding as Encoding] = { path: compressed, size: statSync(compressed).size };
    }
    const etag = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
    assets.set(address, { type, etag, immutable: address.startsWith('/assets/'), files });
  }
  return assets;
}

function assetResponse(asset: Asset, request: Request): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const isCompressed = asset.files[encoding] !== undefined && encoding !== 'identity';
  const file = asset.files[encoding] ?? asset.files.identity;
  if (!file) return new Response(null, { status: 404 });
  const etag = `"${asset.etag}${isCompressed ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'content-type': asset.type,
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...(/^image\//.test(asset.type) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    vary: 'Accept-Encoding',
    etag,
  });
  if (
    request.headers
      .get('if-none-match')
      ?.split(',')
      .some((tag) => tag.trim() === etag)
  ) {
    return new Response(null, { status: 304, headers });
  }
  if (isCompressed) headers.set('content-encoding', encoding);
  headers.set('content-length', String(file.size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(Readable.toWeb(createReadStream(file.path)) as ReadableStream, { headers });
}
