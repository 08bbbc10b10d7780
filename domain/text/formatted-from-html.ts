/** What closes a tag of texts that people paste, and the break that needs none; '5 < 10', '<3' and a lone '<b>' are no HTML. */
const TAG =
  /<\/(?:p|div|span|ul|ol|li|h[1-6]|strong|b|em|i|u|a|table|tbody|tr|td|font|section|article|style)\s*>|<br\s*\/?>/i;

export function looksLikeHtml(text: string): boolean {
  return TAG.test(text);
}

const SKIPPED = new Set(['script', 'style', 'head', 'title', 'xml', 'svg', 'noscript', 'iframe', 'template']);
const PARAGRAPHS = new Set([
  'p',
  'ul',
  'ol',
  'table',
  'section',
  'article',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const LINES = new Set(['div', 'tr', 'li', 'dt', 'dd', 'header', 'footer', 'figure']);
const MARKS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*' };

/**
 * Returns pasted HTML as the marks of `formattedBlocks`: headings, lists, strong and emphasis; any other tag leaves its words alone.
 * Reads each character once. The result is a text: nothing of it is ever HTML again.
 */
export function formattedFromHtml(html: string): string {
  let out = '';
  let skipped: string | null = null;
  const marks: { mark: string; start: number }[] = [];
  const breakTo = (count: number) => {
    while (out.endsWith(' ')) out = out.slice(0, -1);
    const there = /\n*$/.exec(out.slice(-4))?.[0].length ?? 0;
    if (out !== '' && there < count) out += '\n'.repeat(count - there);
  };
  const closeMark = (mark: string) => {
    const open = marks.findLastIndex((each) => each.mark === mark);
    const [found] = open === -1 ? [] : marks.splice(open);
    if (!found) return;
    const content = out.slice(found.start);
    const words = content.trim();
    if (words === '' || words.includes('\n') || words.includes('*')) return;
    const lead = content.slice(0, content.length - content.trimStart().length);
    const tail = content.slice(content.trimEnd().length);
    out = `${out.slice(0, found.start)}${lead}${mark}${words}${mark}${tail}`;
  };
  let place = 0;
  while (place < html.length) {
    const next = html.indexOf('<', place);
    const end = next === -1 ? html.length : next;
    if (skipped === null && end > place) {
      const words = decoded(html.slice(place, end)).replace(/\s+/g, ' ');
      out += out === '' || /\s$/.test(out) ? words.trimStart() : words;
    }
    if (next === -1) break;
    if (html.startsWith('<!--', next)) {
      const close = html.indexOf('-->', next + 4);
      place = close === -1 ? html.length : close + 3;
      continue;
    }
    TAG_HERE.lastIndex = next;
    const tag = TAG_HERE.exec(html);
    place = tag ? TAG_HERE.lastIndex : next + 1;
    if (!tag) {
      if (skipped === null) out += '<';
      continue;
    }
    const isClosing = tag[1] === '/';
    const name = (tag[2] ?? '').toLowerCase();
    if (skipped !== null) {
      if (isClosing && name === skipped) skipped = null;
      continue;
    }
    if (SKIPPED.has(name)) skipped = isClosing || tag[0].endsWith('/>') ? null : name;
    else if (name === 'br') breakTo(endsInBreak(out) ? 2 : 1);
    else if (MARKS[name] !== undefined) {
      if (isClosing) closeMark(MARKS[name]);
      else marks.push({ mark: MARKS[name], start: out.length });
    } else if (PARAGRAPHS.has(name)) {
      if (!(isClosing === false && /- $/.test(out))) breakTo(2);
      if (!isClosing && /^h\d$/.test(name)) out += '## ';
    } else if (LINES.has(name)) {
      breakTo(1);
      if (!isClosing && name === 'li') out += '- ';
    } else if (name === 'td' && isClosing) out += ' ';
  }
  return tidied(out);
}

const TAG_HERE = /<(\/?)([a-z][a-z0-9:]*)(?:[\s/][^<>]*)?>|<[?!][^<>]*>/iy;

/** Headings and items without words go, and so do marks within a heading, which is strong already. */
function tidied(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '-' && line !== '##')
    .map((line) => (line.startsWith('## ') ? line.replaceAll('**', '') : line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function endsInBreak(text: string): boolean {
  return text.endsWith('\n');
}

const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', pound: '£', euro: '€' },
  ...{ rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', bull: '•' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', uuml: 'ü', ouml: 'ö', auml: 'ä', deg: '°' },
  ...{ trade: '™', reg: '®', copy: '©', frac12: '½', times: '×', middot: '·' },
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,30}));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : ' ';
    },
  );
}
