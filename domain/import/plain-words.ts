/** Returns the words of an HTML text. */
export type HtmlText = (html: string) => string;

/**
 * Returns a text of a file as words: HTML without its tags, entities decoded, `\n` written out as a line break. A text without any of
 * these stays as it is, its '<', '&' and backslashes included.
 */
export function plainWords(text: string, htmlText: HtmlText): string {
  const broken = text.replace(WRITTEN_BREAK, '\n');
  if (TAG.test(broken)) return htmlText(broken).replaceAll('\u00a0', ' ');
  return broken.replace(ENTITY, (entity) =>
    entity === '&nbsp;' ? ' ' : htmlText(`.${entity}.`).slice(1, -1),
  );
}

/** Returns the cell that `plainWords` reads as this text: entities only where the text would be taken for HTML. */
export function wordsCell(text: string): string {
  const isPlain = text.search(WRITTEN_BREAK) < 0 && text.search(ENTITY) < 0 && !TAG.test(text);
  if (isPlain) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\\', '&#92;');
}

const WRITTEN_BREAK = /\\r\\n|\\n/g;

const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/gi;

/** Tags of texts; '5 < 10' and '<3' are none. */
const TAG =
  /<(?:\/?(?:p|br|div|span|ul|ol|li|dl|dt|dd|h[1-6]|strong|b|em|i|u|s|a|img|table|thead|tbody|tr|td|th|blockquote|hr|sup|sub|small|big|font|center|section|article|figure|figcaption|iframe|video|style|script|pre|code|mark)(?:[\s/][^<>]*)?>|!--)/i;
