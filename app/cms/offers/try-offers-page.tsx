import { data, Form, Link, useNavigation } from 'react-router';
import { ProductChoices } from '#app/cms/entered-orders/product-choices.tsx';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { findPromotion } from '#database/queries/promotions/promotion-record.ts';
import { addEnteredLine, type EnteredLine, readEnteredLines } from '#domain/entered-orders/entered-lines.ts';
import { isPostcodeOf } from '#domain/fields/delivery-place.ts';
import { isEmail, normaliseEmail } from '#domain/fields/email.ts';
import { normalisePostcode } from '#domain/fields/postcode.ts';
import { DEFAULT_COUNTRY } from '#domain/order/checkout-form.ts';
import { linesOf } from '#domain/promotion-editing/lines-of.ts';
import { MAX_CODES } from '#domain/promotions/promotion-code.ts';
import { londonField, momentOfLondon } from '#domain/text/london-clock.ts';
import { type Choice, takeProducts } from '#operations/entered-orders/draft-order.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type TriedBasket, tryOffers } from '#operations/promotion-trials/try-offers.ts';
import type { Route } from './+types/try-offers-page';
import { OfferNav } from './offer-nav.tsx';
import { TriedLines, TriedSums } from './tried-basket.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Test as a customer');

const FIELDS = ['codes', 'email', 'country', 'postcode', 'at', 'offer'] as const;

type Values = Record<(typeof FIELDS)[number], string>;

type Trial = {
  values: Values;
  basket: TriedBasket;
  choices: Choice[];
  errors: Record<string, string>;
  /** The offer that counts as if it were on. */
  offer: { id: string; title: string } | null;
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Trial> {
  requirePermission(context, 'offers.view');
  const platform = context.get(platformContext);
  const offer = url.searchParams.get('offer') ?? '';
  const found = offer === '' ? null : await findPromotion(platform.db, offer);
  const values = {
    ...valuesOf({}),
    offer: found ? offer : '',
    codes: found?.code ?? '',
    at: londonField(nowIso(platform.clock)).slice(0, 16),
  };
  return trial(platform, values, [], [], {});
}

/** Takes in products, and prices the basket anew. Nothing is written. */
export async function action({ context, request }: Route.ActionArgs) {
  requirePermission(context, 'offers.view');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const submitted = readSubmitted(form);
  const values = valuesOf(submitted);
  const errors: Record<string, string> = {};
  const asked = form.getAll(OPEN_CHOICE).filter((text) => typeof text === 'string');
  const left = asked.filter((text) => text !== submitted.leave);
  let lines = readEnteredLines(form).filter(({ wrong }) => wrong === undefined);
  let { choices } = await takeProducts(platform.db, [], left.join('\n'));
  if (submitted.add !== undefined) {
    const variantId = submitted.add;
    const chosen = choices.find(({ variants }) => variants.some((one) => one.variantId === variantId));
    const added = addEnteredLine(lines, { variantId, quantity: chosen?.quantity ?? 1 });
    if (added.ok) lines = added.lines;
    else errors.product = `Not added: ${added.reason}`;
    choices = choices.filter((choice) => choice !== chosen);
  }
  const taken = await takeProducts(platform.db, lines, submitted.product ?? '');
  const known = new Set(choices.map(({ text }) => text));
  choices = [...choices, ...taken.choices.filter(({ text }) => !known.has(text))];
  if (taken.unknown.length > 0) errors.product = `No product on sale is ‘${taken.unknown.join('’, ‘')}’`;
  const [refused] = taken.refused;
  if (refused) errors.product = `‘${refused.text}’ was not added: ${refused.reason}`;
  return data<Trial>(await trial(platform, values, taken.lines, choices, errors), {
    status: Object.keys(errors).length > 0 ? 422 : 200,
  });
}

const OPEN_CHOICE = 'open';

function valuesOf(submitted: Record<string, string>): Values {
  return Object.fromEntries(FIELDS.map((name) => [name, (submitted[name] ?? '').slice(0, 1000)])) as Values;
}

async function trial(
  { db, clock }: Platform,
  values: Values,
  lines: readonly EnteredLine[],
  choices: Choice[],
  errors: Record<string, string>,
): Promise<Trial> {
  const email = values.email.trim();
  const at = values.at === '' ? nowIso(clock) : momentOfLondon(values.at);
  const place = { country: values.country || DEFAULT_COUNTRY, postcode: normalisePostcode(values.postcode) };
  const isPlace = values.postcode.trim() !== '' && isPostcodeOf(place);
  if (email !== '' && !isEmail(email)) errors.email = 'Please enter a valid email address';
  if (at === null) errors.at = 'A day and a time in London';
  if (values.postcode.trim() !== '' && !isPlace) errors.postcode = 'Please enter a postcode of the country';
  const offer = values.offer === '' ? null : await findPromotion(db, values.offer);
  return {
    values,
    choices,
    errors,
    offer: offer && { id: offer.id, title: offer.title },
    basket: await tryOffers(db, {
      lines,
      codes: linesOf(values.codes.replaceAll(/[,;]/g, '\n')).slice(0, MAX_CODES),
      email: email !== '' && isEmail(email) ? normaliseEmail(email) : null,
      place: isPlace ? place : null,
      at: at ?? nowIso(clock),
      asIfOn: offer?.id ?? null,
    }),
  };
}

export default function TryOffersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, basket, choices, errors, offer } = actionData ?? loaderData;
  const isSending = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to={cmsPaths.offers()}>All offers</BackLink>
      <OfferNav />
      <PageHeading title="Test as a customer" />
      {offer && (
        <p className="mb-4 max-w-prose rounded-card bg-[#fbeed3] px-4 py-3 text-sm text-[#70470a]">
          <Link to={cmsPaths.offer(offer.id)} className="underline underline-offset-4">
            {offer.title}
          </Link>{' '}
          counts here as if it were on, whatever its state and dates. Nobody else sees it.
        </p>
      )}
      <Form
        method="post"
        preventScrollReset
        aria-label="Basket"
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
      >
        {/* Enter in a field prices the basket. */}
        <button type="submit" hidden />
        <input type="hidden" name="offer" value={values.offer} />
        <div className="grid gap-5">
          <FieldGroup title="Basket">
            <TextField
              key={basket.lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`).join(' ')}
              name="product"
              label="Add a product"
              autoComplete="off"
              error={errors.product}
              hint="A SKU, barcode or name; ‘MB-1 12’ adds twelve"
            />
            {choices.map((choice, at) => (
              <ProductChoices key={choice.text} {...choice} openName={OPEN_CHOICE} isFirst={at === 0} />
            ))}
          </FieldGroup>
          <FieldGroup title="Customer">
            <TextAreaField
              name="codes"
              label="Codes"
              rows={2}
              optional
              defaultValue={values.codes}
              hint="One a line; also the code of a trade customer"
            />
            <TextField
              name="email"
              label="Email"
              optional
              autoComplete="off"
              defaultValue={values.email}
              error={errors.email}
              hint="For first orders, limits and codes of one customer"
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField name="country" label="Country" defaultValue={values.country || DEFAULT_COUNTRY}>
                {basket.countries.map((country) => (
                  <option key={country}>{country}</option>
                ))}
              </SelectField>
              <TextField
                name="postcode"
                label="Postcode"
                optional
                autoComplete="off"
                defaultValue={values.postcode}
                error={errors.postcode}
              />
            </div>
            <TextField
              type="datetime-local"
              name="at"
              label="When"
              defaultValue={values.at}
              error={errors.at}
              hint="London time"
            />
          </FieldGroup>
          <Button type="submit" variant="dark" aria-disabled={isSending}>
            Price this basket
          </Button>
        </div>
        <div className="grid gap-5">
          <TriedLines basket={basket} />
          <TriedSums basket={basket} />
        </div>
      </Form>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the test" />;
}
