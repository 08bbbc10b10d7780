/** Returns lower case with accents folded to base letters: 'Crème ØRSTED' → 'creme orsted'. Other scripts keep their letters. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþıħ]/g, (letter) => WITHOUT_BASE[letter] ?? letter)
    .normalize('NFC');
}

/** Letters that Unicode does not decompose into a base letter and an accent. */
const WITHOUT_BASE: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};
