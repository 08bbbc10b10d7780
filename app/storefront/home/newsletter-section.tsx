import { NewsletterForm } from '#app/storefront/newsletter/newsletter-form.tsx';

export function NewsletterSection() {
  return (
    <section aria-labelledby="newsletter" className="newsletter-band">
      <div className="wrap section-gap grid items-center gap-8 md:grid-cols-2 md:gap-16">
        <div className="grid gap-3">
          <h2 id="newsletter" className="heading-2">
            A letter worth opening
          </h2>
          <p className="max-w-prose text-ink-soft">
            New arrivals before the crowd, quiet offers and the occasional good idea, in your inbox now and
            then.
          </p>
        </div>
        <NewsletterForm source="home" />
      </div>
    </section>
  );
}
