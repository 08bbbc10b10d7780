import type { FormEvent } from 'react';

/** Formats the input's value and leaves the caret at the same digit. */
export function formatAsEntered(format: (entered: string, isDeleting: boolean) => string) {
  return ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    const how = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const entered = input.value;
    const formatted = format(entered, how.startsWith('delete'));
    if (formatted === entered) return;
    const digitsBehind = countDigits(entered.slice(input.selectionEnd ?? entered.length));
    input.value = formatted;
    const caret = placeBefore(formatted, digitsBehind, how === 'deleteContentBackward');
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
  };
}

/** The caret's place before so many digits; after Backspace also before the separator, so that the next one deletes a digit. */
function placeBefore(text: string, digitsBehind: number, isBackward: boolean): number {
  let place = text.length;
  while (countDigits(text.slice(place)) < digitsBehind) place -= 1;
  while (isBackward && /\D/.test(text[place - 1] ?? '0')) place -= 1;
  return place;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
