import { HELP_PAGES, type HelpPage } from './help-pages.ts';
import { foldText } from './search-text.ts';

type HelpTopic = Pick<HelpPage, 'path' | 'title' | 'isWritten'>;

/**
 * Returns the help pages a search asks for: it is one of their phrases, begins one (from four letters on), or says one of
 * several words beside small words only ('how do I track my order').
 */
export function helpTopics(text: string): HelpTopic[] {
  const wanted = wantedOf(text);
  if (wanted.words === '') return [];
  return HELP_PAGES.filter(({ phrases }) => phrases.some((phrase) => asksFor(wanted, phrase))).map(
    ({ path, title, isWritten }) => ({ path, title, isWritten }),
  );
}

/**
 * True for a search that is about help alone, so that products found by its words are beside the point: 'returns', and of a
 * question also the unfinished 'is it test'.
 */
export function isHelpSearch(text: string): boolean {
  const wanted = wantedOf(text);
  return (
    wanted.words !== '' &&
    HELP_PAGES.some(({ phrases }) =>
      phrases
        .map(withoutAsking)
        .some((plain) => plain === wanted.words || holdsPhrase(wanted, plain) || isBegun(wanted, plain)),
    )
  );
}

/** True for a question that ends within a word of the phrase. */
function isBegun({ words, isQuestion }: Wanted, plain: string): boolean {
  return (
    isQuestion &&
    words.length >= FEWEST_LETTERS &&
    plain.startsWith(words) &&
    /^[a-z]/.test(plain.slice(words.length))
  );
}

/** True for a word that alone asks for help. It is spelt right, though no product may hold it. */
export function isHelpWord(folded: string): boolean {
  return HELP_WORDS.has(folded);
}

const HELP_WORDS: ReadonlySet<string> = new Set(
  HELP_PAGES.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.split(' '))),
);

/** Returns the phrases of help that begin with the words, for the completion of a search. */
export function helpPhrases(text: string): string[] {
  const wanted = foldText(text);
  if (wanted.length < FEWEST_LETTERS) return [];
  return HELP_PAGES.flatMap(({ phrases }) =>
    phrases.filter((phrase) => phrase.startsWith(wanted)).slice(0, 2),
  );
}

const FEWEST_LETTERS = 4;

/** True for a search that begins as a question. */
export function isQuestion(text: string): boolean {
  return QUESTION.test(foldText(text));
}

type Wanted = { words: string; isQuestion: boolean };

function wantedOf(text: string): Wanted {
  const folded = foldText(text);
  return { words: withoutAsking(folded), isQuestion: isQuestion(text) };
}

function asksFor(wanted: Wanted, phrase: string): boolean {
  const plain = withoutAsking(phrase);
  if (plain === '') return false;
  if (wanted.words === plain) return true;
  if (wanted.words.length >= FEWEST_LETTERS && plain.startsWith(wanted.words)) return true;
  return holdsPhrase(wanted, plain);
}

function holdsPhrase({ words, isQuestion }: Wanted, plain: string): boolean {
  const tells = plain.includes(' ') || ALWAYS_HELP.has(plain) || (isQuestion && HELP_IN_QUESTIONS.has(plain));
  return tells && ` ${words} `.includes(` ${plain} `);
}

/** Words that ask for help whatever stands beside them. */
const ALWAYS_HELP = new Set([
  'abroad',
  'overseas',
  'amex',
  'mastercard',
  'deliver',
  'delivers',
  'delivery',
  'deliveries',
  'delivered',
  'shipping',
  'postage',
  'courier',
  'dispatch',
  'dispatched',
  'parcel',
  'refund',
  'refunds',
  'refunded',
  'klarna',
  'clearpay',
  'paypal',
  'invoice',
]);

/** Words in which a question is asked. */
const ASKING = new Set(
  `a an and the how do does can could i my me is are you your what where when long much to for of on in take it get
  have something wheres whats hows whens ive im id will would should need want please there been it still not hasnt
  havent didnt dont cant with from am was did has we us by at up any if or`.split(/\s+/),
);

/** How a question begins. */
const QUESTION = /^(how|can|could|do|does|wheres?|whens?|whats?|is|are|will|would|why|id|ive|my|i) /;

/** Words that ask for help in a question. */
const HELP_IN_QUESTIONS = new Set(
  `return returns returned order orders ordered cancel exchange track tracking account password payment pay contact complaint
  receipt voucher post ship faulty damaged broken expire expires expired shop shops store stores branch branches`.split(
    /\s+/,
  ),
);

function withoutAsking(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => !ASKING.has(word))
    .join(' ');
}
