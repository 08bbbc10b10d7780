/** Words of names or categories that mean the same, if `categories` is not empty only in a category with one of these words. */
type Synonym = { names: readonly string[]; categories: readonly string[] };

const SKIN = ['skin', 'skincare', 'face', 'body'];
const HAIR = ['hair', 'haircare', 'tools', 'styling'];
const HAIR_WASH = ['hair', 'haircare', 'shampoo', 'conditioner', 'styling', 'curls'];
const LIPS = ['lip', 'lips', 'lipstick', 'makeup', 'make', 'nail'];
const ANY: string[] = [];

/** Folded words of shoppers for products that shops call otherwise. */
const SYNONYMS: [words: string[], names: string[], categories: string[]][] = [
  [
    ['moisturiser', 'moisturizer', 'hydrator'],
    ['cream', 'lotion', 'butter', 'moisturiser', 'moisturizer'],
    SKIN,
  ],
  [['cleanser', 'facewash'], ['cleanser', 'cleansing', 'wash'], SKIN],
  [['exfoliator', 'exfoliant'], ['scrub', 'peel', 'exfoliating', 'enzyme'], SKIN],
  [['toner', 'tonic'], ['toner', 'tonic', 'essence'], SKIN],
  [['sunscreen', 'sunblock', 'suncream'], ['spf', 'sunscreen'], ANY],
  [['perfume', 'fragrance'], ['parfum', 'perfume', 'toilette', 'cologne', 'fragrance'], ANY],
  [['aftershave'], ['cologne', 'toilette', 'aftershave'], ANY],
  [['blusher'], ['blush'], ANY],
  [['vit'], ['vitamin'], ANY],
  [['eyeliner'], ['liner'], ANY],
  [['lipgloss'], ['glaze', 'gloss'], ['makeup', 'make', 'lip']],
  [
    ['polish', 'varnish'],
    ['lacquer', 'varnish', 'polish'],
    ['makeup', 'make', 'nail'],
  ],
  [['hairdryer'], ['dryer'], ANY],
  [['straightener', 'straighteners'], ['styler', 'straightener', 'iron'], HAIR],
  [['curly'], ['curl', 'curls', 'coil', 'coily', 'wavy'], HAIR_WASH],
  [['red'], ['rouge', 'crimson', 'scarlet', 'ruby'], LIPS],
  [['curler', 'curlers', 'tongs'], ['curling', 'curler', 'wand', 'tongs'], HAIR],
];

/** Fewest letters of an unfinished word that is completed to one of these. */
const SHORTEST_BEGINNING = 6;

/** Returns the synonym of a folded word, finished or nearly; null for most words. */
export function synonymOf(word: string): Synonym | null {
  const known = SYNONYMS.find(([words]) =>
    words.some(
      (synonym) => synonym === word || (word.length >= SHORTEST_BEGINNING && synonym.startsWith(word)),
    ),
  );
  return known ? { names: known[1], categories: known[2] } : null;
}

/** Words the spelling correction must know although perhaps no product holds them. */
export const SYNONYM_WORDS: readonly string[] = SYNONYMS.flatMap(([words]) => words);
