import { useEffect, useId } from 'react';
import { useFetcher } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { SUBSCRIBE_FAILED, SUBSCRIBED, SUBSCRIPTION_TO_CONFIRM } from '#domain/words/messages.ts';
import type { NewsletterResult, NewsletterSource } from './newsletter-result.ts';

/** Without script the response is the newsletter's page. The browser's own validation spares the footer a parser. */
export function NewsletterForm({ source, onDark = false }: { source: NewsletterSource; onDark?: boolean }) {
  const { sendsMail } = useShop();
  const fetcher = useFetcher<NewsletterResult>();
  const result = fetcher.data;
  const refused = result?.ok === false ? result : undefined;
  const { form, formProps, field } = useCheckedForm({ name: useId(), refused });
  const { error, ...email } = field('email');

  useEffect(() => {
    if (!result) return;
    if (result.ok) {
      form.current?.reset();
      showToast(SUBSCRIBED);
    } else if (!result.errors.email) showToast(SUBSCRIBE_FAILED, 'alert');
  }, [result, form]);

  return (
    <fetcher.Form
      defaultShouldRevalidate={false}
      {...formProps}
      method="post"
      action={paths.newsletter()}
      className="grid gap-2"
    >
      <input type="hidden" name="source" value={source} />
      <label htmlFor={email.id} className="text-sm font-semibold">
        Email address
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          {...email}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="name@example.com"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${email.id}-error`}
          className="field-control min-w-0 flex-[1_1_11rem] text-ink"
        />
        <Button type="submit" variant={onDark ? 'primary' : 'dark'} disabled={fetcher.state !== 'idle'}>
          Subscribe
        </Button>
      </div>
      <p
        id={`${email.id}-error`}
        aria-live="polite"
        className={classNames('field-error', onDark && 'text-blush')}
      >
        {error}
      </p>
      <p className={classNames('text-xs', onDark ? 'text-white/70' : 'text-ink-soft')}>
        {sendsMail ? 'An email now and then.' : 'It has not begun yet: we keep your address for it.'}{' '}
        Unsubscribe at any time.
      </p>
      <p role="status" className="text-sm font-medium empty:hidden">
        {result?.ok && sendsMail && SUBSCRIPTION_TO_CONFIRM}
      </p>
    </fetcher.Form>
  );
}
