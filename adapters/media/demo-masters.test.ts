import { expect, test } from 'vitest';
import { readDemoPicture } from './demo-masters.ts';

test('a shop that came without the pictures of the demo says so', async () => {
  await expect(readDemoPicture('none.avif')).rejects.toThrow('start with DEMO_SHOP=0');
});
