/** Texts that break layouts: a word without end, another direction of writing, emoji, many lines, long addresses. */
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2);
const ODD: Record<string, string> = {
  firstName: `محمد عبد الله ${WORD}`,
  lastName: '👩🏽‍🦰🌹'.repeat(20),
  name: `محمد ${WORD}`,
  contactName: `محمد ${WORD}`,
  author: WORD,
  businessName: `${WORD} & Söhne <b>`,
  email: `${'ann.'.repeat(15)}b@${'example-'.repeat(6)}x.example`,
  phone: '020 7946 0000 extension 123456789',
  address: `${WORD} 1`,
  city: WORD,
  notes: Array.from({ length: 50 }, (_, line) => `Line ${line + 1}: https://example.com/${WORD}`).join('\n'),
  message: Array.from({ length: 50 }, (_, line) => `Line ${line + 1} ${WORD}`).join('\n'),
  body: `${WORD}\n\nhttps://example.com/${'a1'.repeat(150)}`,
  reason: WORD,
  carrier: WORD,
  number: 'AB123456789GB'.repeat(6),
  link: `https://track.example/${'a1'.repeat(150)}?one=1&two=${WORD}`,
  introduction: `Hello ${WORD},\n\nhttps://example.com/${'a1'.repeat(100)}`,
  brand: `${WORD} مريم`,
  variant: WORD,
  orderNumber: 'ZA123456789',
};

/** Returns facts of a mail with every text of a person or product replaced by an odd one. */
export function oddFacts<Facts>(facts: Facts): Facts {
  return JSON.parse(JSON.stringify(facts), (key, value) =>
    typeof value === 'string' && value !== 'Standard' ? (ODD[key] ?? value) : value,
  );
}
