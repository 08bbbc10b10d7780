import type { FormEvent } from 'react';

/** Shows what is typed in its usual form, with the caret at the same digit as before. */
export function formatWhileTyping(format: (typed: string, isDeleting: boolean) => string) {
  return ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    const how = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const typed = input.value;
    const shown = format(typed, how.startsWith('delete'));
    if (shown === typed) return;
    const digitsBehind = countDigits(typed.slice(input.selectionEnd ?? typed.length));
    input.value = shown;
    const caret = placeBefore(shown, digitsBehind, how === 'deleteContentBackward');
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
  };
}

/** Before so many digits; deleting backwards also before what divides them from the digit to be deleted next. */
function placeBefore(text: string, digitsBehind: number, isBackward: boolean): number {
  let place = text.length;
  while (countDigits(text.slice(place)) < digitsBehind) place -= 1;
  while (isBackward && /\D/.test(text[place - 1] ?? '0')) place -= 1;
  return place;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
