import { lexer, type Token, type Tokens } from 'marked';
import { fillFacts, lacksFact } from '#domain/content/page-facts.ts';
import { type Block, type HeadingRank, type Span, spanText } from '#domain/content/prose.ts';
import { linkAddress, pictureAddress } from '#domain/content/prose-address.ts';
import { slugFrom, uniqueSlug } from '#domain/text/slug.ts';

/**
 * Reads Markdown into blocks, with the shop's facts in the place of their names. A paragraph, list item or table row that
 * names an unknown fact is left out. HTML becomes text; links and pictures that are not allowed become their words. Facts
 * are filled in after parsing, so that Markdown in them has no meaning.
 */
export function readProse(markdown: string, facts: Record<string, string> = {}): Block[] {
  const reader = { facts, ids: new Set<string>() };
  return blocksOf(lexer(withoutDepths(markdown), { gfm: true }), reader);
}

type Reader = { facts: Record<string, string>; ids: Set<string> };

function blocksOf(tokens: Token[], reader: Reader): Block[] {
  return tokens.flatMap((token) => blockOf(token, reader));
}

function blockOf(token: Token, reader: Reader): Block[] {
  switch (token.type) {
    case 'heading':
      return lacksFact(token.raw, reader.facts) ? [] : [headingOf(token as Tokens.Heading, reader)];
    case 'paragraph':
      return paragraphOf(token as Tokens.Paragraph, reader);
    case 'text':
      return paragraphOf(token as Tokens.Text, reader);
    case 'html':
      return textParagraph(token.text, reader);
    case 'list':
      return listOf(token as Tokens.List, reader);
    case 'blockquote': {
      const blocks = blocksOf((token as Tokens.Blockquote).tokens, reader);
      return blocks.length > 0 ? [{ kind: 'quote', blocks }] : [];
    }
    case 'table':
      return tableOf(token as Tokens.Table, reader);
    case 'code':
      return [{ kind: 'code', text: fillFacts(token.text, reader.facts) }];
    case 'hr':
      return [{ kind: 'rule' }];
    default:
      return [];
  }
}

/** The page's own title is its only first heading. */
function headingOf(token: Tokens.Heading, reader: Reader): Block {
  const spans = spansOf(token.tokens, reader);
  const rank = Math.min(4, Math.max(2, token.depth)) as HeadingRank;
  const id = uniqueSlug(slugFrom(spanText(spans)).slice(0, 60) || 'part', (taken) => reader.ids.has(taken));
  reader.ids.add(id);
  return { kind: 'heading', rank, id, spans };
}

const PRODUCT = /^\{\{\s*product:([a-z0-9-]{1,100})\s*\}\}$/;

function paragraphOf({ raw, text, tokens }: Tokens.Paragraph | Tokens.Text, reader: Reader): Block[] {
  const product = PRODUCT.exec(text.trim())?.[1];
  if (product) return [{ kind: 'product', slug: product }];
  if (lacksFact(raw, reader.facts)) return [];
  const spans = tokens ? spansOf(tokens, reader) : textSpans(text, reader);
  return spans.length > 0 ? [{ kind: 'paragraph', spans }] : [];
}

function textParagraph(text: string, reader: Reader): Block[] {
  const words = text.trim();
  return words === '' ? [] : [{ kind: 'paragraph', spans: textSpans(words, reader) }];
}

function listOf(token: Tokens.List, reader: Reader): Block[] {
  const items = token.items
    .filter(({ raw }) => !lacksFact(raw, reader.facts))
    .map(({ tokens }) => blocksOf(tokens, reader));
  if (items.length === 0) return [];
  return [{ kind: 'list', isOrdered: token.ordered, start: Number(token.start) || 1, items }];
}

function tableOf(token: Tokens.Table, reader: Reader): Block[] {
  const rows = token.rows
    .filter((row) => !row.some(({ text }) => lacksFact(text, reader.facts)))
    .map((row) => row.map(({ tokens }) => spansOf(tokens, reader)));
  if (rows.length === 0) return [];
  return [{ kind: 'table', head: token.header.map(({ tokens }) => spansOf(tokens, reader)), rows }];
}

function spansOf(tokens: Token[], reader: Reader): Span[] {
  return joined(tokens.flatMap((token) => spanOf(token, reader)));
}

function spanOf(token: Token, reader: Reader): Span[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', spans: spansOf((token as Tokens.Strong).tokens, reader) }];
    case 'em':
      return [{ kind: 'emphasis', spans: spansOf((token as Tokens.Em).tokens, reader) }];
    case 'del':
      return [{ kind: 'struck', spans: spansOf((token as Tokens.Del).tokens, reader) }];
    case 'codespan':
      return [{ kind: 'code', text: fillFacts(token.text, reader.facts) }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link':
      return linkOf(token as Tokens.Link, reader);
    case 'image':
      return pictureOf(token as Tokens.Image, reader);
    case 'text': {
      const { text, tokens } = token as Tokens.Text;
      return tokens ? spansOf(tokens, reader) : textSpans(text, reader);
    }
    case 'escape':
    case 'html':
      return textSpans(token.text, reader);
    default:
      return [];
  }
}

function linkOf({ href, tokens }: Tokens.Link, reader: Reader): Span[] {
  const spans = spansOf(tokens, reader);
  const to = linkAddress(fillFacts(href, reader.facts));
  return to === null ? spans : [{ kind: 'link', to, spans }];
}

function pictureOf({ href, text }: Tokens.Image, reader: Reader): Span[] {
  const alt = fillFacts(text, reader.facts);
  const url = pictureAddress(fillFacts(href, reader.facts));
  return url === null ? textSpans(alt, reader) : [{ kind: 'picture', url, alt }];
}

function textSpans(text: string, { facts }: Reader): Span[] {
  return text === '' ? [] : [{ kind: 'text', text: fillFacts(text, facts) }];
}

/** Joins neighbouring texts: Markdown separates escapes from words. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last?.kind === 'text' && span.kind === 'text')
      all[all.length - 1] = { ...last, text: last.text + span.text };
    else all.push(span);
  }
  return all;
}

/** A quotation, or a list in a list. */
const MARKER = '[ ]*(?:>|[-*+](?=[ >])|\\d{1,9}[.)](?=[ >]))';
const TOO_DEEP = new RegExp(`^((?:${MARKER}){6})(?:${MARKER})+`, 'gm');
const TOO_WIDE = /^( {24}) +/gm;

/** Cuts nesting deeper than six: deeper input would overflow the stack of the parser. */
function withoutDepths(markdown: string): string {
  return markdown.replaceAll('\t', '    ').replace(TOO_WIDE, '$1').replace(TOO_DEEP, '$1');
}
