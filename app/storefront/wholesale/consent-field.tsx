import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';

export function ConsentField({ error, defaultChecked }: { error?: string; defaultChecked: boolean }) {
  return (
    <div className="grid gap-1 sm:col-span-2">
      <div className="flex gap-3">
        <input
          type="checkbox"
          id="trade-consent"
          name="consent"
          required
          defaultChecked={defaultChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'trade-consent-error' : undefined}
          className="mt-1 size-5 shrink-0 accent-rose"
        />
        <label htmlFor="trade-consent">
          I agree that you may store these details to reply to my application. See our{' '}
          <span className="2xs:whitespace-nowrap">
            <Link to={paths.privacy()} className="detail-link">
              privacy notice
            </Link>
            .
          </span>
        </label>
      </div>
      <p id="trade-consent-error" aria-live="polite" className="field-error">
        {error}
      </p>
    </div>
  );
}
