import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourDifference } from './colour-difference.ts';
import { readShadePlaces } from './colour-scene.ts';
import { colouredPictures } from './pictures/index.ts';
import { skinPictures } from './pictures/skin.ts';
import { type Places, readShownColours } from './shown-colour.ts';

/** How far a place of a picture is from the colour it is to have, by CIEDE2000. */
export type ShadeDifference = {
  picture: string;
  /** 'stands' is the package or the thing, 'lies' a stroke, numbered where there are several; 'arm 1' is the fairest. */
  part: string;
  difference: number;
};

/** Measures strokes and packages of every coloured scene. Throws where the renderer chose no places. */
export async function measureStrokes(): Promise<ShadeDifference[]> {
  const places = readShadePlaces();
  const found: ShadeDifference[] = [];
  for (const { name, scene, lies, stands, strokes = [] } of colouredPictures) {
    // Textures of care have no swatch, and the colour of a clear pool follows its depth.
    if (!places[scene] || scene.startsWith('texture-')) continue;
    const colourAt = await readShownColours(name);
    const numbered = Object.fromEntries(strokes.map((stroke, i) => [`lies${i}`, stroke]));
    const wanted = { ...(lies && { lies }), ...(stands && { stands }), ...numbered };
    for (const [part, colour] of Object.entries(wanted)) {
      const where = places[scene]?.[part];
      if (!where) throw new Error(`${scene} has no places for ${part}`);
      found.push({ picture: name, part, difference: colourDifference(colour, colourAt(where)) });
    }
  }
  return found;
}

/** Measures every shade on each of the four forearms, where it covers. */
export async function measureSkin(): Promise<ShadeDifference[]> {
  const file = join(import.meta.dirname, 'skin-places.json');
  const places: Record<string, Places[]> = JSON.parse(readFileSync(file, 'utf8'));
  const found: ShadeDifference[] = [];
  for (const { name, product, shade } of skinPictures) {
    const colourAt = await readShownColours(name);
    for (const [arm, where] of (places[product] ?? []).entries()) {
      const difference = colourDifference(shade, colourAt(where));
      found.push({ picture: name, part: `arm ${arm + 1}`, difference });
    }
  }
  return found;
}
