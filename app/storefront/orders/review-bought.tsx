import { ButtonLink } from '#app/ui/button.tsx';

/** Leads whoever has got the goods to the page that reviews them; nothing before. */
export function ReviewBought({ to }: { to: string | null }) {
  if (to === null) return null;
  return (
    <section aria-labelledby="review-bought" className="no-print grid justify-items-start gap-3">
      <h2 id="review-bought" className="heading-3">
        How was it?
      </h2>
      <p className="text-ink-soft">Good or bad, a few words help whoever chooses next.</p>
      <ButtonLink to={to} variant="outline" size="small">
        Review what you bought
      </ButtonLink>
    </section>
  );
}
