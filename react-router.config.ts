import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeShopManifest } from './app/script-delivery/bundler/shop-manifest.ts';

export default {
  appDirectory: 'app',
  // tools/build.mjs builds beside what is in use.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig: { buildDirectory, serverBuildFile } }) {
    return writeShopManifest(join(buildDirectory, 'client'), join(buildDirectory, 'server', serverBuildFile));
  },
} satisfies Config;
