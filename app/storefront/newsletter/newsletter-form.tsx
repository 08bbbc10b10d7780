import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { SUBSCRIBE_FAILED, SUBSCRIBED } from '#domain/words/messages.ts';
import type { NewsletterResult, NewsletterSource } from './newsletter-result.ts';

/** The sign-up box: one address, one button. Without script it leads to a page that says the same. */
export function NewsletterForm({ source, onDark = false }: { source: NewsletterSource; onDark?: boolean }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<NewsletterResult>();
  const [error, setError] = useState('');
  const answer = fetcher.data;

  useEffect(() => {
    if (!answer) return;
    if (answer.ok) {
      form.current?.reset();
      showToast(SUBSCRIBED);
    } else if (answer.error) setError(answer.error);
    else showToast(SUBSCRIBE_FAILED, 'alert');
  }, [answer]);

  return (
    <fetcher.Form
      defaultShouldRevalidate={false}
      ref={form}
      method="post"
      action={paths.newsletter()}
      className="grid gap-2"
      onInput={() => setError('')}
    >
      <input type="hidden" name="source" value={source} />
      <label htmlFor={id} className="text-sm font-semibold">
        Email address
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="name@example.com"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="field-control min-w-0 flex-[1_1_14rem] text-ink"
        />
        <Button type="submit" variant={onDark ? 'primary' : 'dark'} disabled={fetcher.state !== 'idle'}>
          Subscribe
        </Button>
      </div>
      <p id={`${id}-error`} aria-live="polite" className={classNames('field-error', onDark && 'text-blush')}>
        {error}
      </p>
      <p className={classNames('text-xs', onDark ? 'text-white/70' : 'text-ink-soft')}>
        A letter now and then, no more. You can leave at any time.
      </p>
    </fetcher.Form>
  );
}
