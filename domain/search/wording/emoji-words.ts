/** What shoppers mean by emojis, in the words of a search. */
const WORDS: Readonly<Record<string, string>> = {
  '💄': 'lipstick',
  '💋': 'lips',
  '👄': 'lips',
  '💅': 'nail polish',
  '👁': 'eyes',
  '👀': 'eyes',
  '🧴': 'lotion',
  '🧼': 'soap',
  '🛁': 'bath',
  '🛀': 'bath',
  '🚿': 'shower',
  '🕯': 'candle',
  '💆': 'relaxing',
  '🧖': 'relaxing',
  '😴': 'sleep',
  '💤': 'sleep',
  '💇': 'hair',
  '🧔': 'beard',
  '✂': 'scissors',
  '🪮': 'comb',
  '🎁': 'gift',
  '🎄': 'christmas',
  '🌞': 'sun cream',
  '☀': 'sun cream',
  '🌹': 'rose',
  '🌸': 'floral',
  '🌿': 'herbal',
  '🍋': 'citrus',
  '🍊': 'citrus',
  '🌊': 'marine',
  '🌱': 'vegan',
};

/** With the sign that asks for a colourful drawing, and with the colours of skin and the genders of persons. */
const EMOJI = new RegExp(
  `(${Object.keys(WORDS).join('|')})(?:\\p{Emoji_Modifier})?\\u{FE0F}?(?:\\u{200D}[♀♂]\\u{FE0F}?)?`,
  'gu',
);

/** Writes the emojis of a search as words: 'perfume 🌹' asks for a rose perfume. Others stay, and the search leaves them out. */
export function withEmojisAsWords(text: string): string {
  return text.replace(EMOJI, (_, emoji: string) => ` ${WORDS[emoji]} `);
}
