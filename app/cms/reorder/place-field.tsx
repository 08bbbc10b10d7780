import { type KeyboardEvent, useState } from 'react';

/** The place of a row, from 1: another number moves it there, with Enter or on leaving the field. */
export function PlaceField({
  name,
  place,
  count,
  onMove,
}: {
  name: string;
  place: number;
  count: number;
  onMove: (from: number, to: number) => void;
}) {
  const [entered, setEntered] = useState<string | null>(null);

  function move() {
    setEntered(null);
    const wanted = Number(entered);
    if (entered === null || !Number.isInteger(wanted) || wanted < 1) return;
    onMove(place, Math.min(wanted, count) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setEntered(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    move();
  }

  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        aria-label={`Place of ${name}`}
        value={entered ?? String(place + 1)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setEntered(currentTarget.value)}
        onBlur={move}
        onKeyDown={onKeyDown}
        className="needs-script h-9 w-14 rounded-lg border border-line bg-surface text-right tabular-nums pr-2"
      />
      <noscript>
        <span className="w-8 text-right text-ink-soft tabular-nums">{place + 1}</span>
      </noscript>
    </>
  );
}
