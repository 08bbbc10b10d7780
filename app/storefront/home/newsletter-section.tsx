import { useShop } from '#app/shop/use-shop.ts';
import { NewsletterForm } from '#app/storefront/newsletter/newsletter-form.tsx';
import { Picture } from '#app/ui/picture.tsx';

export function NewsletterSection({ imageUrl }: { imageUrl: string | null }) {
  const { sendsMail } = useShop();
  return (
    <section aria-labelledby="newsletter" className="wrap section-gap pb-0">
      <div className={imageUrl ? 'letter letter-pictured' : 'letter'}>
        {imageUrl && (
          <Picture url={imageUrl} alt="" sizes="(min-width: 48rem) 44rem, 100vw" className="letter-picture" />
        )}
        <div className="letter-words">
          <h2 id="newsletter" className="heading-2">
            A letter worth opening
          </h2>
          <p className="mb-4">
            New arrivals before the crowd, quiet offers and the occasional good idea
            {sendsMail && ', in your inbox now and then'}.
          </p>
          <NewsletterForm source="home" />
        </div>
      </div>
    </section>
  );
}
