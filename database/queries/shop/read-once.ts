/**
 * Reads a stored text into a value, and the same text not again: every order asks for the same settings twice. The value is frozen, since
 * all who ask share it.
 */
export function readOnce<Value extends object>(
  read: (stored: Partial<Value>) => Value,
): (stored: string | null) => Value {
  let last: { stored: string | null; value: Value } | null = null;
  return (stored) => {
    if (last === null || last.stored !== stored)
      last = { stored, value: frozen(read(stored ? JSON.parse(stored) : {})) };
    return last.value;
  };
}

function frozen<Value extends object>(value: Value): Value {
  for (const each of Object.values(value)) if (typeof each === 'object' && each !== null) frozen(each);
  return Object.freeze(value);
}
