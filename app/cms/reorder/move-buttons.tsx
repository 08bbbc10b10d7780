import type { ReactNode } from 'react';

const DIRECTIONS = {
  vertical: [
    { word: 'up', sign: '↑' },
    { word: 'down', sign: '↓' },
  ],
  horizontal: [
    { word: 'forward', sign: '←' },
    { word: 'back', sign: '→' },
  ],
} as const;

export function MoveButtons({
  name,
  place,
  count,
  axis = 'vertical',
  submits = false,
  onMove,
  onRemove,
}: {
  /** As in 'Move … up'. */
  name: string;
  place: number;
  count: number;
  axis?: keyof typeof DIRECTIONS;
  /** Without script an arrow then sends `move`, such as 'up 3'. */
  submits?: boolean;
  onMove: (from: number, to: number) => void;
  onRemove?: () => void;
}) {
  const [before, after] = DIRECTIONS[axis];
  const submit = (word: string) =>
    submits ? ({ type: 'submit', name: 'move', value: `${word} ${place}` } as const) : undefined;
  return (
    <span className={submits ? 'flex flex-none' : 'needs-script flex flex-none'}>
      <RowButton
        {...submit(before.word)}
        label={`Move ${name} ${before.word}`}
        isOff={place === 0}
        onPress={() => onMove(place, place - 1)}
      >
        {before.sign}
      </RowButton>
      <RowButton
        {...submit(after.word)}
        label={`Move ${name} ${after.word}`}
        isOff={place === count - 1}
        onPress={() => onMove(place, place + 1)}
      >
        {after.sign}
      </RowButton>
      {onRemove && (
        <RowButton label={`Remove ${name}`} onPress={onRemove}>
          ✕
        </RowButton>
      )}
    </span>
  );
}

function RowButton({
  label,
  isOff = false,
  onPress,
  children,
  ...submit
}: {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
  type?: 'submit';
  name?: string;
  value?: string;
}) {
  return (
    <button
      type="button"
      {...submit}
      aria-label={label}
      // Not 'disabled', which would take the focus from whoever moves a row to an end.
      aria-disabled={isOff}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      className="grid size-9 place-items-center rounded-full hover:bg-blush-soft aria-disabled:opacity-30"
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
