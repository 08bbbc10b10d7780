import { phraseKey } from './phrase-key.ts';
import { foldText } from './search-text.ts';

/**
 * Returns the phrases by which a category or type is asked for: its whole name, and each kind it lists, 'lip balm' and 'lip
 * treatment' of 'Lip Balms & Treatments'.
 */
export function kindPhrases(name: string): string[] {
  const whole = foldText(name);
  const parts = name
    .split(/&|,|\/|\band\b/i)
    .map(foldText)
    .filter(Boolean);
  const [first = ''] = parts;
  const beginning = first.split(' ').slice(0, -1).join(' ');
  const listed = parts.map((part, index) =>
    index > 0 && beginning !== '' && !part.includes(' ') ? `${beginning} ${part}` : part,
  );
  return [...new Set([whole, ...listed])].filter(
    (phrase) => phrase !== '' && !NO_KINDS.has(phraseKey(phrase)),
  );
}

/** Words in names of categories that ask for no kind by themselves. */
const NO_KINDS = new Set(
  'care hair skin body face eye eyes lip lips nail nails men women other unbranded no mini set value size treatment accessory'
    .split(' ')
    .map(phraseKey),
);
