import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import { SlugFields } from '#app/cms/fields/slug-fields.tsx';
import type { LinkableProduct } from '#database/queries/content/listed-pages.ts';
import { FOOTER_PLACES, PAGE_KINDS, PAGE_STATUSES } from '#domain/content/page.ts';
import { isNotice } from '#domain/notices/notice-slugs.ts';
import { MarkdownField } from './markdown-field.tsx';
import { FOOTER_NAMES, KIND_NAMES, STATUS_NAMES } from './page-names.ts';
import { ProductPicker } from './product-picker.tsx';
import type { Reading } from './reading.ts';

export function pageFields(linked: LinkableProduct[], reading: Reading): FieldSection[] {
  return [
    {
      title: 'Heading',
      fields: [
        (form) => (
          <SlugFields
            {...form}
            label="Title"
            field="title"
            slugHint="Its address: /pages/…, or /beauty-tips/… for an article. A changed one leads on from the old; pages the law asks for keep theirs."
          />
        ),
        {
          name: 'summary',
          label: 'Summary',
          rows: 2,
          optional: true,
          hint: 'One or two sentences: below the title, on cards and for search engines',
        },
      ],
    },
    {
      title: 'Text',
      fields: [
        ({ values, errors }) => (
          <>
            {isNotice(values.slug ?? '') && (
              <p className="max-w-prose text-sm">
                The shop writes this page itself, from its settings and from what it does. What you write here
                stands below that; it may be empty.
              </p>
            )}
            <MarkdownField value={values.body ?? ''} error={errors.body} reading={reading} />
          </>
        ),
      ],
    },
    {
      title: 'Products',
      hint: 'Shown below an article. The first two are its cover while it has no picture',
      fields: [
        ({ values, errors }) => (
          <ProductPicker value={values.products ?? ''} known={linked} error={errors.products} />
        ),
      ],
    },
  ];
}

export const PAGE_DISPLAY: FieldSection[] = [
  {
    title: 'Publication',
    fields: [
      {
        name: 'status',
        label: 'Status',
        options: PAGE_STATUSES.map((status) => [status, STATUS_NAMES[status]] as const),
        hint: 'Drafts are seen by staff alone',
      },
      {
        name: 'kind',
        label: 'Kind',
        options: PAGE_KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const),
        hint: 'Questions and answers: third headings (###) fold open',
      },
      {
        name: 'author',
        label: 'Author',
        optional: true,
        hint: "Who really wrote it; the shop's team where left blank",
      },
    ],
  },
  {
    title: 'Footer',
    fields: [
      {
        name: 'footer',
        label: 'Place',
        options: FOOTER_PLACES.map((place) => [place, FOOTER_NAMES[place]] as const),
      },
      { name: 'footerLabel', label: 'Words', optional: true, hint: 'The title where left blank' },
    ],
  },
  {
    title: 'Picture',
    fields: [
      {
        name: 'imageUrl',
        label: 'Picture',
        type: 'picture',
        hint: 'The cover of an article, and what is shown where it is shared: 1600 × 1000 suits',
      },
      {
        name: 'imageAlt',
        label: 'Words for the picture',
        optional: true,
        hint: 'For who cannot see it',
      },
    ],
  },
];
