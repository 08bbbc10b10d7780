const PARTS = 'skin|face|hair|scalp|lips?|hands?|feet|eyes?|nose|heels?|nails?';
const MUCH = '(?:so|really|very|too|a bit|always|quite|getting|just)';
const STATED = new RegExp(
  String.raw`\b(${PARTS})\s+(?:is|are|feels?|looks?|gets?)\s+(?:${MUCH}\s+)*([a-z]+)(?:\s*(?:,|and)\s+(?:${MUCH}\s+)*([a-z]+))?`,
  'i',
);

/** Writes what a search states of skin, hair and the like as it is asked for: 'my skin is red and itchy' as 'my red skin itchy skin'. */
export function withStatedTraits(text: string): string {
  return text.replace(STATED, (_, part: string, one: string, other?: string) =>
    [one, part, ...(other ? [other, part] : [])].join(' '),
  );
}
