import { compile } from 'html-to-text';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const convert = compile({
  wordwrap: false,
  // Bounds the recursion that a hostile file can cause.
  limits: { maxDepth: 60, ellipsis: '' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/**
 * Returns the words of an HTML text: paragraphs with a blank line between them, list items as '• Vegan', without addresses. Blank lines
 * between words are paragraphs too, as blogs write them, and line breaks count where the text has no breaks of HTML.
 */
export function htmlText(html: string): string {
  const words =
    html.split('<').length > MOST_TAGS ? html.replace(/<[^<>]*>/g, ' ') : convert(withBreaks(html));
  return words.replace(/\n{3,}/g, '\n\n').trim();
}

/** Reading nested tags takes time in the square of their number: texts of people have a few hundred. */
const MOST_TAGS = 5000;

function withBreaks(html: string): string {
  const lines = html
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n');
  const paragraphs = lines.replace(/\n{2,}/g, '<br><br>');
  if (/<(?:p|br|div)\b/i.test(lines)) return paragraphs;
  return paragraphs.replace(BREAK_IN_WORDS, '<br>');
}

const BREAK_IN_WORDS = /(?<!<\/?(?:ul|ol|li|h[1-6]|table|tr|td|th|blockquote|hr)>)\n(?![ \t]*<)/gi;
