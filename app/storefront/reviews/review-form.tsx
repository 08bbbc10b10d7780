import { Form, useNavigation } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { reviewPaths } from '#app/links/review-paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { REVIEW_TRAITS, REVIEWER_TRAITS, type ReviewTrait } from '#domain/reviews/reviewer-traits.ts';
import type { SentReview } from '#domain/reviews/sent-review.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { MarkChoice } from './mark-choice.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { StarChoice } from './star-choice.tsx';

export type ReviewedProduct = {
  slug: string;
  name: string;
  /** Its shades or sizes, '' left out; none for a product without. */
  variants: string[];
  traits: ReviewTrait[];
};

/** Takes a review. `needsEmail`: written without the link of an order, so that the address has to be proved. */
export function ReviewForm({
  product,
  needsEmail,
  refused,
}: {
  product: ReviewedProduct;
  needsEmail: boolean;
  refused: Extract<SentReview, { ok: false }> | undefined;
}) {
  const { name: shopName } = useShop();
  const navigation = useNavigation();
  const isSending = navigation.formMethod === 'POST';
  const { formProps, field } = useCheckedForm({ name: 'review', refused });
  const chosen = (name: string) => refused?.values?.[name];
  return (
    <Form {...formProps} method="post" encType="multipart/form-data" className="grid gap-7">
      {refused?.message && (
        <p
          role="alert"
          className="rounded-lg border border-rose bg-surface px-4 py-3 font-medium text-rose-deep"
        >
          {refused.message}
        </p>
      )}
      <StarChoice id="review-stars" error={field('stars').error} chosen={chosen('stars')} />
      <div className="grid gap-5">
        <TextField label="Headline" optional maxLength={120} {...field('title')} />
        <TextAreaField
          label="Your review"
          rows={7}
          maxLength={5000}
          hint="What did you like, what not, and whom would it suit?"
          {...field('body')}
        />
        {product.variants.length > 1 && (
          <SelectField
            label="Shade or size"
            optional
            {...field('variant')}
            defaultValue={chosen('variant') ?? ''}
          >
            <option value="">Choose</option>
            {product.variants.map((variant) => (
              <option key={variant}>{variant}</option>
            ))}
          </SelectField>
        )}
        <PictureChoice error={field('pictures').error} />
      </div>
      {product.traits.length > 0 && (
        <div className="grid gap-5">
          {product.traits.map((trait) => (
            <MarkChoice
              key={trait}
              trait={trait}
              {...REVIEW_TRAITS[trait]}
              chosen={chosen(`mark-${trait}`)}
            />
          ))}
        </div>
      )}
      <fieldset className="rounded-card bg-blush-soft p-5 sm:p-6">
        <legend className="contents">
          <span className="font-display text-xl leading-snug">About you</span>
        </legend>
        <p className="mt-1 mb-5 text-sm text-ink-soft">
          By choice. It stands with your review, so that people like you find it.
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          {Object.entries(REVIEWER_TRAITS).map(([name, { label, values }]) => (
            <SelectField key={name} label={label} optional {...field(name)} defaultValue={chosen(name) ?? ''}>
              <option value="">Rather not say</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {capitalised(value)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5">
        <TextField
          label="Name to show"
          optional
          maxLength={60}
          autoComplete="given-name"
          hint="A first name is enough. Left empty, we write ‘A customer’."
          {...field('name')}
        />
        {needsEmail && (
          <TextField
            label="Email address"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            hint="Never shown. We send one email with a link: your review counts once you follow it."
            {...field('email')}
          />
        )}
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="incentive"
            value="yes"
            defaultChecked={chosen('incentive') === 'yes'}
            className="mt-1 size-5 shrink-0 accent-rose"
          />
          <span>
            I got something for this review: the product free or cheaper, a gift, points or a place in a draw.
            <span className="block text-sm text-ink-soft">It will say so. Your stars count either way.</span>
          </span>
        </label>
        <Trap />
      </div>
      <div className="grid gap-4">
        <p className="max-w-prose text-sm text-ink-soft">
          Only send what you experienced yourself. {shopName} shows good and bad reviews alike and changes no
          word;{' '}
          <a className="underline underline-offset-4 hover:text-rose" href={reviewPaths.rules()}>
            how reviews work
          </a>{' '}
          lists the only reasons to hide one.
        </p>
        <Button type="submit" size="large" aria-disabled={isSending} className="justify-self-start">
          {isSending ? 'Sending…' : 'Send review'}
        </Button>
      </div>
    </Form>
  );
}

/** A field that people neither see nor reach, and programs fill in. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
