import { SubNav } from '#app/cms/ui/sub-nav.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';

/** The pages of all offers, or of one. */
export function OfferNav({ offer }: { offer?: { id: string; hasCodes: boolean } }) {
  if (!offer)
    return (
      <SubNav
        label="Offers"
        links={[
          { label: 'All offers', to: cmsPaths.offers() },
          { label: 'Calendar', to: cmsPaths.offerCalendar() },
          { label: 'Test as a customer', to: cmsPaths.tryOffers() },
        ]}
      />
    );
  return (
    <SubNav
      label="Offer"
      links={[
        { label: 'Offer', to: cmsPaths.offer(offer.id) },
        ...(offer.hasCodes ? [{ label: 'Codes', to: cmsPaths.offerCodes(offer.id) }] : []),
        { label: 'What it brought', to: cmsPaths.offerFigures(offer.id) },
        { label: 'Test it', to: cmsPaths.tryOffers(offer.id) },
      ]}
    />
  );
}
