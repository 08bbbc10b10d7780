import type { ClipboardEvent } from 'react';
import { formattedFromHtml, looksLikeHtml } from '#domain/text/formatted-from-html.ts';

/** Enters what is pasted with its headings, lists and strong words, in the place of the selection; it can be undone like typing. */
export function pasteFormatted(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const plain = event.clipboardData.getData('text/plain');
  const rich = event.clipboardData.getData('text/html');
  const html = looksLikeHtml(plain) ? plain : rich;
  if (!looksLikeHtml(html)) return;
  const text = formattedFromHtml(html);
  if (text === '' || text === plain.trim()) return;
  event.preventDefault();
  const field = event.currentTarget;
  // The one way that keeps the browser's own undo; browsers without it get the text all the same.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
