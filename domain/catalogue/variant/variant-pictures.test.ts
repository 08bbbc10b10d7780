import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherVariantShown, partByVariant, withVariantsRenamed } from './variant-pictures.ts';

const main = { url: '/1', alt: 'Lipsticks' };
const sonnet = { url: '/2', alt: 'Sonnet: swiped on forearms' };
const elegy = { url: '/3', alt: 'Elegy: swiped on forearms' };
const texture = { url: '/4', alt: 'Texture: smooth' };

test("a picture described with the name of a variant and a colon is that variant's", () => {
  const { ofProduct, ofVariant } = partByVariant([main, sonnet, elegy, texture], ['Sonnet', 'Elegy']);
  expect(ofProduct).toEqual([main, texture]);
  expect(ofVariant.get('Sonnet')).toEqual([sonnet]);
  expect(ofVariant.get('Elegy')).toEqual([elegy]);
});

test("the first picture is always the product's", () => {
  expect(partByVariant([sonnet, elegy], ['Sonnet', 'Elegy']).ofProduct).toEqual([sonnet]);
});

test('a picture of one variant tells it where another one is chosen', () => {
  const inUse = { ...main, variant: 'Sonnet' };
  expect(otherVariantShown(inUse, 'Elegy')).toBe('Sonnet');
  expect(otherVariantShown(inUse, 'Sonnet')).toBeNull();
  expect(otherVariantShown(main, 'Elegy')).toBeNull();
});

test('pictures follow a renamed variant, also where two exchange their names', () => {
  const pictures = [{ ...main, variant: 'Sonnet' }, sonnet, { ...elegy, variant: 'Elegy' }, texture];
  const names = new Map([
    ['Sonnet', 'Elegy'],
    ['Elegy', 'Sonnet'],
  ]);
  expect(withVariantsRenamed(pictures, names)).toEqual([
    { ...main, variant: 'Elegy' },
    { ...sonnet, alt: 'Elegy: swiped on forearms' },
    { ...elegy, alt: 'Sonnet: swiped on forearms', variant: 'Sonnet' },
    texture,
  ]);
});

test('each picture is in one place, in its order', () => {
  const name = fc.constantFrom('Sonnet', 'Elegy', 'Whisper');
  const picture = fc.record({
    url: fc.nat().map(String),
    alt: fc.oneof(
      name,
      name.map((word) => `${word}: swiped`),
    ),
  });
  fc.assert(
    fc.property(fc.array(picture), fc.uniqueArray(name), (pictures, names) => {
      const { ofProduct, ofVariant } = partByVariant(pictures, names);
      const parted = new Set([...ofProduct, ...[...ofVariant.values()].flat()]);
      expect(pictures.filter((one) => parted.has(one))).toEqual(pictures);
      expect(ofProduct.length + [...ofVariant.values()].flat().length).toBe(pictures.length);
    }),
  );
});
