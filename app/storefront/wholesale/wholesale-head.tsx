import { paths } from '#app/paths.ts';
import { useShop } from '#app/shop-settings.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { buttonClass } from '#app/ui/button.tsx';

export const TRADE_FORM_ID = 'apply';

export function WholesaleHead() {
  const { name } = useShop();
  return (
    <div className="wholesale-head tone-clay">
      <div className="wrap pt-5">
        <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Wholesale' }]} />
      </div>
      <header className="wrap wholesale-opening">
        <div className="grid content-center justify-items-start gap-5 py-12 md:py-20">
          <p className="eyebrow text-plum">For salons, barbers, spas and shops</p>
          <h1 className="heading-1">Buying for your business</h1>
          <p className="max-w-[54ch] text-lg">
            If you buy for clients rather than for yourself, tell us who you are and what you go through.
            Somebody at {name} reads every application and answers by e-mail.
          </p>
          <a href={`#${TRADE_FORM_ID}`} className={buttonClass({ variant: 'dark', size: 'large' })}>
            Apply for a trade account
          </a>
        </div>
        <svg viewBox="0 0 560 500" aria-hidden="true" className="wholesale-still">
          <use href="/packaging.svg#pump" x="20" y="30" width="368" height="460" className="pack-white" />
          <use href="/packaging.svg#bottle" x="196" y="0" width="384" height="480" className="pack-deep" />
          <use href="/packaging.svg#box" x="130" y="190" width="256" height="320" className="pack-tint" />
        </svg>
      </header>
    </div>
  );
}
