import './star-choice.css';

const WORDS = ['Poor', 'Not good', 'All right', 'Good', 'Excellent'] as const;

/** Five stars to choose from: radio buttons, which arrow keys move and every reader names. */
export function StarChoice({
  id,
  error,
  chosen,
}: {
  id: string;
  error: string | undefined;
  chosen: string | undefined;
}) {
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Your rating</legend>
      <div className="star-choice">
        {WORDS.map((word, place) => {
          const stars = place + 1;
          return (
            <label key={word} className="star-choice-star">
              <input
                type="radio"
                name="stars"
                id={stars === 1 ? id : undefined}
                value={stars}
                defaultChecked={chosen === String(stars)}
                required
                aria-invalid={error ? true : undefined}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9L12 2.6Z" />
              </svg>
              <span className="sr-only">
                {stars} {stars === 1 ? 'star' : 'stars'}:
              </span>
              <span className="star-choice-word">{word}</span>
            </label>
          );
        })}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="field-error">
        {error}
      </p>
    </fieldset>
  );
}
