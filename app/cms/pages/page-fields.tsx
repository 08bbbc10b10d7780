import { PictureField } from '#app/cms/pictures/picture-field.tsx';
import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import { SlugFields } from '#app/cms/ui/slug-fields.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import type { LinkableProduct } from '#database/queries/content/listed-pages.ts';
import { FOOTER_PLACES, PAGE_KINDS, PAGE_STATUSES } from '#domain/content/page.ts';
import { MarkdownField } from './markdown-field.tsx';
import { FOOTER_NAMES, KIND_NAMES, STATUS_NAMES } from './page-names.ts';
import { ProductPicker } from './product-picker.tsx';
import type { Reading } from './shown-reading.ts';

type Props = { values: Record<string, string>; errors: Record<string, string> };

/** The words of a page or an article, with what is stored or what was typed. */
export function PageFields({
  values,
  errors,
  linked,
  reading,
}: Props & { linked: LinkableProduct[]; reading: Reading }) {
  return (
    <>
      <FieldGroup title="Heading">
        <SlugFields
          label="Title"
          field="title"
          name={values.title ?? ''}
          slug={values.slug ?? ''}
          errors={errors}
          slugHint="Its address: /pages/…, or /beauty-tips/… for an article. Pages every shop has keep theirs"
        />
        <TextAreaField
          label="Summary"
          name="summary"
          rows={2}
          defaultValue={values.summary}
          error={errors.summary}
          optional
          hint="One or two sentences: below the title, on cards and for search engines"
        />
      </FieldGroup>
      <FieldGroup title="Text">
        <MarkdownField value={values.body ?? ''} error={errors.body} reading={reading} />
      </FieldGroup>
      <FieldGroup
        title="Products"
        hint="Shown below an article. The first two are its cover while it has no picture"
      >
        <ProductPicker value={values.products ?? ''} known={linked} error={errors.products} />
      </FieldGroup>
    </>
  );
}

/** Beside them: where and how it is shown. */
export function PageDisplayFields({ values, errors }: Props) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <FieldGroup title="Publication">
        <SelectField label="Status" {...field('status')} hint="Drafts are seen by staff alone">
          {PAGE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Kind"
          {...field('kind')}
          hint="Questions and answers: third headings (###) fold open"
        >
          {PAGE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Author"
          optional
          {...field('author')}
          hint="Who really wrote it; the shop's team where left blank"
        />
      </FieldGroup>
      <FieldGroup title="Footer">
        <SelectField label="Place" {...field('footer')}>
          {FOOTER_PLACES.map((place) => (
            <option key={place} value={place}>
              {FOOTER_NAMES[place]}
            </option>
          ))}
        </SelectField>
        <TextField label="Words" optional {...field('footerLabel')} hint="The title where left blank" />
      </FieldGroup>
      <FieldGroup title="Picture">
        <PictureField
          label="Picture"
          name="imageUrl"
          value={values.imageUrl ?? ''}
          error={errors.imageUrl}
          hint="The cover of an article, and what is shown where it is shared: 1600 × 1000 suits"
        />
        <TextField
          label="Words for the picture"
          optional
          {...field('imageAlt')}
          hint="For who cannot see it"
        />
      </FieldGroup>
    </>
  );
}
