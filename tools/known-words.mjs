/**
 * Ends a command that was given a word it does not know, or asked for help, with what there is: before it installs, builds or
 * measures anything. `known` null: any word that is no flag belongs to the command. `numbers`: flags that a number follows, `words`: flags that any word follows.
 */
export function allowWords({ usage, known, flags = [], numbers = [], words: worded = [] }) {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const isNumber = (word, place) => /^\d+$/.test(word) && numbers.includes(words[place - 1]);
  const isWord = (place) => worded.includes(words[place - 1]);
  const strange = words.filter((word, place) =>
    word.startsWith('-')
      ? ![...flags, ...numbers, ...worded].includes(word)
      : known !== null && !known.includes(word) && !isNumber(word, place) && !isWord(place),
  );
  if (strange.length === 0) return;
  console.error(`There is no ${strange.join(', ')}.\n\n${usage}`);
  process.exit(1);
}
