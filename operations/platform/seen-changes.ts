/**
 * What public pages show of a change, by its noun. `products`: the pages that show these products; `everything`: any page. Staff
 * can change nothing whose noun is not here.
 */
const SEEN = {
  application: 'nothing',
  'attribute-value': 'everything',
  backup: 'nothing',
  brand: 'everything',
  category: 'everything',
  connection: 'everything',
  'dated-price': 'nothing',
  delivery: 'everything',
  customer: 'nothing',
  demo: 'everything',
  import: 'nothing',
  job: 'nothing',
  mail: 'nothing',
  message: 'nothing',
  order: 'nothing',
  page: 'everything',
  person: 'nothing',
  picture: 'nothing',
  product: 'products',
  'product-type': 'everything',
  promotion: 'everything',
  question: 'products',
  'promotion-code': 'nothing',
  return: 'nothing',
  // What is counted of reviews moves the revision of products itself.
  review: 'nothing',
  'responsible-person': 'everything',
  'search-rule': 'everything',
  settings: 'everything',
  'sign-in': 'nothing',
  slide: 'everything',
  stock: 'nothing',
  subscriber: 'nothing',
  ticket: 'nothing',
} as const;

export type Noun = keyof typeof SEEN;

/** A noun and a verb, as 'product.delete'. */
export type AuditAction = `${Noun}.${string}`;

export type Seen = (typeof SEEN)[Noun];

/** Returns the most that public pages show of these changes. */
export function seenOf(actions: readonly AuditAction[]): Seen {
  const seen = new Set(actions.map((action) => SEEN[nounOf(action)]));
  if (seen.has('everything')) return 'everything';
  return seen.has('products') ? 'products' : 'nothing';
}

function nounOf(action: AuditAction): Noun {
  const noun = action.slice(0, action.indexOf('.'));
  if (!isNoun(noun)) throw new Error(`No staff change is called ${action}`);
  return noun;
}

function isNoun(text: string): text is Noun {
  return Object.hasOwn(SEEN, text);
}
