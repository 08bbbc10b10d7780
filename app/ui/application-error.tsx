import { useShop } from '#app/shop-settings.ts';
import { TECHNICAL_DIFFICULTIES } from '#domain/messages.ts';

/** What anybody sees when rendering failed (spec §2): the shop's name and the one sentence. */
export function ApplicationError() {
  const { name } = useShop();
  return (
    <main className="grid min-h-dvh place-content-center gap-4 bg-page p-6 text-center">
      <title>{name}</title>
      <p className="font-display text-4xl text-ink">{name}</p>
      <p className="max-w-prose text-ink-soft">{TECHNICAL_DIFFICULTIES}</p>
      <p>
        <a className="font-semibold text-rose underline underline-offset-4" href="/">
          Home
        </a>
      </p>
    </main>
  );
}
