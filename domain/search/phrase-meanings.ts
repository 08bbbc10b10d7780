import { INTENTS, valuePhrases } from './intent-phrases.ts';
import { kindPhrases } from './kind-phrases.ts';
import type { KindGroup } from './kinds/kind-group.ts';
import { KIND_GROUPS } from './kinds/kind-groups.ts';
import { phraseKey, phraseKeys } from './phrase-key.ts';
import { saidOfAttribute } from './said-of-attributes.ts';
import type { KindPart, PhraseMeanings, SearchPart } from './search-part.ts';
import { foldText } from './search-text.ts';

type Named = { id: string; name: string };

/** The shop's own names, from which phrases get their meaning. */
export type ShopNames = {
  categories: readonly Named[];
  types: readonly Named[];
  brands: readonly Named[];
  values: readonly { attribute: string; slug: string; name: string; isEntered: boolean }[];
  /** Merged values, each with the slug of the one it means now. */
  formerValues: readonly { attribute: string; slug: string; value: string }[];
  /** Synonyms of the owner. */
  groups: readonly KindGroup[];
  /** Families of shades by their names. */
  shades: readonly { slug: string; name: string }[];
};

/**
 * Gathers what phrases mean. Where a phrase has several meanings the owner's comes first, then the shop's brands that are
 * called like a synonym of a kind ('ghd'), then kinds, brands and attributes.
 */
export function phraseMeanings(names: ShopNames): PhraseMeanings {
  const meanings = new Map<string, SearchPart>();
  const learn = (phrase: string, part: SearchPart) => {
    for (const key of phraseKeys(phrase)) if (key.length > 1 && !meanings.has(key)) meanings.set(key, part);
  };
  const kinds = { categories: kindIndex(names.categories), types: kindIndex(names.types) };
  const learnGroup = (group: KindGroup) => {
    for (const asked of group.asked) learn(asked, kindOf({ ...group, asked: [asked] }, kinds, group.asked));
  };
  for (const group of names.groups) learnGroup(group);
  for (const { id, name } of names.brands)
    if (SYNONYMS.has(phraseKey(foldText(name)))) learn(foldText(name), { is: 'brand', ids: [id], name });
  for (const group of KIND_GROUPS) learnGroup(group);
  for (const phrases of [kinds.types, kinds.categories])
    for (const { phrase } of phrases.values())
      learn(phrase, kindOf({ asked: [phrase], called: [phrase] }, kinds));
  for (const { id, name } of names.brands)
    for (const phrase of [foldText(name), foldText(name.replaceAll('&', ' and '))])
      learn(phrase, { is: 'brand', ids: [id], name });
  for (const { slug, name } of names.shades)
    for (const phrase of shadePhrases(slug, foldText(name)))
      learn(phrase, { is: 'shade', family: slug, name });
  for (const { part, phrases } of INTENTS) {
    const present = part.is === 'attribute' ? presentPart(part, names) : part;
    if (present) for (const phrase of phrases) learn(phrase, present);
  }
  for (const { attribute, slug, name, isEntered } of names.values) {
    const called = saidOfAttribute(attribute, slug);
    for (const phrase of valuePhrases(attribute, foldText(name)))
      learn(phrase, { is: 'attribute', attribute, value: slug, name, called, isEntered });
  }
  return meanings;
}

/** Returns what shoppers call a family of shades: 'red', 'dark red', 'scarlet'. */
function shadePhrases(family: string, name: string): string[] {
  return [name, ...DEPTHS.map((depth) => `${depth} ${name}`), ...(SHADES[family]?.split(', ') ?? [])];
}

const DEPTHS = ['dark', 'deep', 'bright', 'light', 'pale', 'soft', 'hot', 'baby', 'dusky', 'dusty'];

const SHADES: Readonly<Record<string, string>> = {
  red: 'scarlet, crimson, pillar box red, pillarbox red, letterbox red, post box red, cherry red, ruby red',
  berry: 'burgundy, maroon',
  pink: 'fuchsia, magenta',
  blue: 'navy',
};

/** Returns the part with the value it means now, null where the shop has none. */
function presentPart(
  part: Extract<SearchPart, { is: 'attribute' }>,
  { values, formerValues }: ShopNames,
): SearchPart | null {
  const find = (slug: string) =>
    values.find((value) => value.attribute === part.attribute && value.slug === slug);
  const own = find(part.value);
  if (own) return { ...part, isEntered: own.isEntered };
  const former = formerValues.find(
    ({ attribute, slug }) => attribute === part.attribute && slug === part.value,
  );
  const present = former && find(former.value);
  return present ? { ...part, value: present.slug, name: present.name, isEntered: present.isEntered } : null;
}

/** Phrases that ask for kinds and are in no name of them. */
const SYNONYMS = new Set(
  KIND_GROUPS.flatMap(({ asked, called }) =>
    asked.filter((phrase) => !called.includes(phrase)).map(phraseKey),
  ),
);

type KindIndex = ReadonlyMap<string, { phrase: string; ids: string[] }>;

function kindIndex(named: readonly Named[]): KindIndex {
  const index = new Map<string, { phrase: string; ids: string[] }>();
  for (const { id, name } of named)
    for (const phrase of kindPhrases(name)) {
      const entry = index.get(phraseKey(phrase)) ?? { phrase, ids: [] };
      entry.ids.push(id);
      index.set(phraseKey(phrase), entry);
    }
  return index;
}

function kindOf(
  { asked, called, not = [], first = [], instead }: KindGroup,
  { categories, types }: { categories: KindIndex; types: KindIndex },
  synonyms: readonly string[] = [],
): KindPart {
  const keys = new Set([...asked, ...synonyms, ...(first.length > 0 ? [] : called)].map(phraseKey));
  const idsIn = (index: KindIndex) => [...new Set([...keys].flatMap((key) => index.get(key)?.ids ?? []))];
  return {
    is: 'kind',
    asked: asked[0] ?? '',
    called,
    notCalled: not,
    calledFirst: first,
    categoryIds: idsIn(categories),
    typeIds: idsIn(types),
    ...(instead ? { instead } : {}),
  };
}
