import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns a mail's document. */
export function mailHtml(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
