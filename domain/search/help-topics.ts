import { foldText } from './search-text.ts';

/** A page of help that words of a search ask for; `path` is its address. */
export type HelpTopic = { path: string; title: string };

/** Titles of written pages are the owner's: see `isWritten`. */
type Topic = HelpTopic & { isWritten: boolean; phrases: readonly string[] };

const TOPICS: readonly Topic[] = [
  written('/shipping', 'Delivery', [
    'delivery',
    'deliveries',
    'shipping',
    'postage',
    'free delivery',
    'free shipping',
    'next day delivery',
    'delivery cost',
    'delivery charges',
    'delivery times',
    'how long does delivery take',
    'dispatch',
    'international delivery',
    'click and collect',
    'missing parcel',
    'late parcel',
    'deliver',
    'delivers',
    'delivered',
    'ship to',
    'ship',
    'post',
    'courier',
    'dispatched',
    'next day',
    'same day',
    'saturday delivery',
    'royal mail',
  ]),
  written('/returns', 'Returns and refunds', [
    'return',
    'returns',
    'returns policy',
    'return policy',
    'refund',
    'refunds',
    'money back',
    'exchange',
    'send back',
    'send it back',
    'send something back',
    'returned',
    'refunded',
    'cancel',
    'broken',
    'changed mind',
    'wrong shade',
    'different shade',
    'swap',
    'cancel order',
    'cancel my order',
    'cancellation',
    'damaged',
    'wrong item',
    'faulty',
  ]),
  fixed('/orders', 'Find your order', [
    'order',
    'orders',
    'my order',
    'my orders',
    'track',
    'tracking',
    'track order',
    'track my order',
    'track my parcel',
    'order status',
    'order tracking',
    'where is my order',
    'wheres my order',
    'parcel',
    'not arrived',
    'ordered',
    'invoice',
    'receipt',
  ]),
  fixed('/contact', 'Contact us', [
    'contact',
    'contact us',
    'phone number',
    'contact number',
    'telephone',
    'email',
    'email address',
    'address',
    'customer service',
    'customer services',
    'customer care',
    'customer support',
    'support',
    'help',
    'opening hours',
    'opening times',
    'open hours',
    'store',
    'stores',
    'store finder',
    'shop',
    'shops',
    'branch',
    'branches',
    'nearest store',
    'nearest shop',
    'shop address',
    'near me',
    'live chat',
    'complaint',
    'complaints',
    'complain',
    'speak to someone',
  ]),
  written('/faq', 'Questions and answers', [
    'faq',
    'faqs',
    'questions',
    'payment',
    'payment methods',
    'how to pay',
    'pay',
    'amex',
    'american express',
    'visa',
    'mastercard',
    'credit card',
    'debit card',
    'google pay',
    'clearpay',
    'pay later',
    'klarna',
    'paypal',
    'apple pay',
    'cash on delivery',
    'promo code',
    'discount code',
    'voucher code',
    'student discount',
    'nhs discount',
  ]),
  fixed('/gift-cards', 'Gift cards', [
    'gift card',
    'gift cards',
    'gift voucher',
    'gift vouchers',
    'voucher',
    'e gift card',
  ]),
  fixed('/rewards', 'Rewards', ['rewards', 'points', 'loyalty', 'loyalty card', 'loyalty scheme']),
  fixed('/account', 'Your account', [
    'account',
    'my account',
    'sign in',
    'log in',
    'login',
    'register',
    'password',
    'forgot password',
  ]),
  fixed('/wishlist', 'Wishlist', ['wishlist', 'wish list', 'saved items', 'favourites', 'favorites']),
  fixed('/newsletter', 'Newsletter', ['newsletter', 'mailing list', 'unsubscribe', 'subscribe']),
  fixed('/wholesale', 'Wholesale', ['wholesale', 'trade', 'trade account', 'bulk order', 'reseller']),
  fixed('/about', 'About us', ['about', 'about us', 'who are you', 'careers', 'jobs', 'company']),
  fixed('/beauty-tips', 'Beauty tips', [
    'blog',
    'magazine',
    'articles',
    'beauty tips',
    'tips',
    'advice',
    'guides',
  ]),
  written('/privacy', 'Privacy notice', ['privacy', 'privacy policy', 'gdpr', 'data protection', 'my data']),
  written('/terms', 'Terms of sale', [
    'terms',
    'terms and conditions',
    'terms of sale',
    'conditions',
    't and cs',
  ]),
  written('/cookies', 'Cookies and storage', ['cookies', 'cookie policy', 'cookie settings']),
  written('/accessibility', 'Accessibility', ['accessibility', 'accessible', 'screen reader']),
];

/**
 * Returns the help pages a search asks for: it is one of their phrases, begins one (from four letters on), or says one of
 * several words beside small words only ('how do I track my order').
 */
export function helpTopics(text: string): (HelpTopic & { isWritten: boolean })[] {
  const wanted = wantedOf(text);
  if (wanted.words === '') return [];
  return TOPICS.filter(({ phrases }) => phrases.some((phrase) => asksFor(wanted, phrase))).map(
    ({ path, title, isWritten }) => ({ path, title, isWritten }),
  );
}

/** True for a search that is about help alone, so that products found by its words are beside the point. */
export function isHelpSearch(text: string): boolean {
  const wanted = wantedOf(text);
  return (
    wanted.words !== '' &&
    TOPICS.some(({ phrases }) =>
      phrases.map(withoutAsking).some((plain) => plain === wanted.words || holdsPhrase(wanted, plain)),
    )
  );
}

/** True for a word that alone asks for help. It is spelt right, though no product may hold it. */
export function isHelpWord(folded: string): boolean {
  return HELP_WORDS.has(folded);
}

const HELP_WORDS: ReadonlySet<string> = new Set(
  TOPICS.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.split(' '))),
);

/** Returns the phrases of help that begin with the words, for the completion of a search. */
export function helpPhrases(text: string): string[] {
  const wanted = foldText(text);
  if (wanted.length < FEWEST_LETTERS) return [];
  return TOPICS.flatMap(({ phrases }) => phrases.filter((phrase) => phrase.startsWith(wanted)).slice(0, 2));
}

const FEWEST_LETTERS = 4;

type Wanted = { words: string; isQuestion: boolean };

function wantedOf(text: string): Wanted {
  const folded = foldText(text);
  return { words: withoutAsking(folded), isQuestion: QUESTION.test(folded) };
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
  receipt voucher post ship faulty damaged broken shop shops store stores branch branches`.split(/\s+/),
);

function withoutAsking(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => !ASKING.has(word))
    .join(' ');
}

function written(path: string, title: string, phrases: readonly string[]): Topic {
  return { path, title, phrases, isWritten: true };
}

function fixed(path: string, title: string, phrases: readonly string[]): Topic {
  return { path, title, phrases, isWritten: false };
}
