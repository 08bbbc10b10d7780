/** Longer than the first names and short names of people. */
const LONGEST = 40;
/** Addresses, numbers and signs of prices, which names do not have. A full stop ends an initial or a title: 'J. R.', 'Dr. Ann'. */
const NO_NAME = /[@/\\:<>{}[\]|#*=_$£€%&+!?]|\d|\.[\p{L}\d]{2,}|\b(?:www|http)/iu;
const WORDS_IN_CAPITALS = /^\p{Lu}{5,}(?:\s+\p{L}+)+$/u;

/**
 * Returns the name to greet somebody by, or '' for text that looks like an address or an advertisement: a mail to an address
 * that anybody could have entered must not carry a stranger's words.
 */
export function greetingName(name: string): string {
  const isName = name.length <= LONGEST && !NO_NAME.test(name) && !WORDS_IN_CAPITALS.test(name);
  return isName ? name : '';
}
