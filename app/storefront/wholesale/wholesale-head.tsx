import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { PhotoHead, type ShownPicture } from '#app/storefront/page/photo-head.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { categoryTone } from '#domain/packaging/packaging-tone.ts';

export const TRADE_FORM_ID = 'apply';

const DRAWN_AS = 'salon-tools';

export function WholesaleHead({ image }: { image: ShownPicture | null }) {
  const { name } = useShop();
  return (
    <>
      <div className="wrap pt-5 pb-4">
        <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Wholesale' }]} />
      </div>
      <PhotoHead
        eyebrow="For salons, barbers, spas and shops"
        title="Buying for your business"
        images={image ? [image] : []}
        tone={categoryTone(DRAWN_AS)}
        drawnAs={DRAWN_AS}
      >
        <p className="max-w-[54ch] text-lg">
          If you buy for clients rather than for yourself, tell us who you are and what you go through.
          Somebody at {name} reads every application and answers in writing.
        </p>
        <a href={`#${TRADE_FORM_ID}`} className={buttonClass({ variant: 'dark', size: 'large' })}>
          Apply for a trade account
        </a>
      </PhotoHead>
    </>
  );
}
