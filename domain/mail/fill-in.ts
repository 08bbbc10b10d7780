import { multiLine, singleLine } from '#domain/text/clean-text.ts';
import type { MailText, Placeholder } from './mail-texts.ts';

export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Returns a mail's words with the values in place of their names. The subject stays one line, whatever the values hold. */
export function fillIn({ subject, introduction }: MailText, values: PlaceholderValues): MailText {
  return {
    subject: singleLine(filled(subject, values)),
    introduction: multiLine(filled(introduction, values)),
  };
}

/** Returns the names in a text that are not among `known`, each once. */
export function unknownPlaceholders(text: string, known: readonly Placeholder[]): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !known.some((placeholder) => placeholder === name));
}

/** Returns the known names in a text that lack a brace on either side, each once: they would be read literally. */
export function unfilledPlaceholders(text: string, known: readonly Placeholder[]): string[] {
  const rest = text.replace(PLACEHOLDER, '');
  return known.filter((name) => new RegExp(`\\{\\s*${name}\\s*(?:\\}|$)|\\b${name}\\s*\\}`, 'm').test(rest));
}

function filled(text: string, values: PlaceholderValues): string {
  const known: Record<string, string | undefined> = values;
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(known, name) ? singleLine(known[name] ?? '') : whole,
  );
}
