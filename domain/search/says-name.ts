import { phraseKey } from './phrase-key.ts';

/** True for a folded search that says the whole folded name of a type or category: 'foot cares for men' says 'foot care'. */
export function saysName(search: string, name: string): boolean {
  const words = (text: string) =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .map(phraseKey);
  const said = words(name);
  return said.length > 0 && ` ${words(search).join(' ')} `.includes(` ${said.join(' ')} `);
}
