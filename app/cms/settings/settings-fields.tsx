import { type FieldSection, FieldSections } from '#app/cms/fields/field-sections.tsx';
import type { FormState, FormValues } from '#app/cms/fields/form-values.ts';
import { DAYS_CHARGED_BOUNDS, LONGEST_REDUCTION_BOUNDS } from '#domain/money/former-price.ts';
import { MOST_ROWS, VALUE_COUNT } from '#domain/shop/about-values.ts';
import { type FormSection, SOCIAL_SITES } from '#domain/shop/shop.ts';
import { REVIEW_FIELDS } from './review-fields.ts';
import { TRANSFER_FIELDS } from './transfer-fields.ts';

export function SettingsFields({ section, ...form }: FormState & { section: FormSection }) {
  return <FieldSections sections={settingsSections(section, form.values)} {...form} />;
}

export function settingsSections(section: FormSection, values: FormValues): FieldSection[] {
  return section === 'about' ? aboutSections(values) : SECTIONS[section];
}

const SECTIONS: Record<Exclude<FormSection, 'about'>, FieldSection[]> = {
  shop: [
    {
      title: 'The shop',
      hint: 'Shown in the header, the footer and on the contact page.',
      fields: [
        { name: 'name', label: 'Name', required: true },
        {
          name: 'description',
          label: 'What the shop sells',
          rows: 2,
          required: true,
          hint: 'A sentence, in the footer',
        },
        {
          name: 'announcement',
          label: 'Announcement',
          optional: true,
          maxLength: 70,
          hint: 'The line above the header. Left blank it says what delivery costs; {free-from} becomes the amount from which it is free.',
        },
        {
          name: 'datedAnnouncement',
          label: 'Announcement for a time',
          optional: true,
          maxLength: 70,
          hint: 'Stands in the place of the announcement from then until then, London time',
        },
        {
          row: [
            { name: 'announcementFrom', label: 'From', type: 'datetime-local', optional: true },
            { name: 'announcementUntil', label: 'Until', type: 'datetime-local', optional: true },
          ],
        },
        {
          row: [
            { name: 'supportEmail', label: 'Support email', type: 'email', required: true },
            { name: 'enquiriesEmail', label: 'General enquiries email', type: 'email', required: true },
            { name: 'phone', label: 'Phone', type: 'tel', required: true },
            { name: 'place', label: 'Address', required: true },
          ],
        },
        { name: 'businessHours', label: 'Business hours', rows: 3, required: true, hint: 'A line each' },
        {
          name: 'replyWithin',
          label: 'Reply time',
          optional: true,
          maxLength: 40,
          placeholder: 'within 24 hours',
          hint: 'Beside the contact form: ‘We reply within 24 hours.’ Left blank, no time is promised.',
        },
        {
          name: 'flagship',
          label: 'Shop to visit',
          rows: 3,
          optional: true,
          hint: 'Shown under ‘Visit Our Flagship Store’ on the contact page, which is left out where this is blank',
        },
      ],
    },
  ],
  delivery: [
    {
      title: 'Returns',
      hint: 'Where the shop delivers, how and for what price stands under Delivery.',
      fields: [
        {
          name: 'returnAddress',
          label: 'Return address',
          rows: 4,
          optional: true,
          hint: 'On the contact page and on packing slips',
        },
        {
          row: [
            {
              name: 'returnDays',
              label: 'Days to change one’s mind',
              inputMode: 'numeric',
              required: true,
              hint: 'After the last parcel. The law gives 14; more is your promise',
            },
            {
              name: 'returnUnclaimedDays',
              label: 'Days until a return ends by itself',
              inputMode: 'numeric',
              required: true,
              hint: 'After it was approved, where nothing came',
            },
          ],
        },
        {
          name: 'freeReturns',
          label: 'Pay for sending back what somebody changed their mind about',
          type: 'checkbox',
        },
        {
          name: 'returnReasons',
          label: 'Reasons to choose from',
          rows: 4,
          optional: true,
          hint: 'One a line; nobody has to give one',
        },
      ],
    },
    {
      title: 'Payment',
      hint: 'A shop with neither cash on delivery nor card takes no orders.',
      fields: [
        { name: 'cashOnDelivery', label: 'Offer cash on delivery', type: 'checkbox' },
        {
          row: [
            {
              name: 'cashCeilingPence',
              label: 'Highest total in cash',
              inputMode: 'decimal',
              optional: true,
              hint: 'In pounds; leave it empty for any',
            },
            {
              name: 'holdMinutes',
              label: 'Time to pay by card, in minutes',
              inputMode: 'numeric',
              required: true,
              hint: 'An order holds its stock for this long, and is then cancelled automatically',
            },
          ],
        },
        {
          row: [
            {
              name: 'askCashAfterDays',
              label: 'Ask about cash orders after, in days',
              inputMode: 'numeric',
              optional: true,
              hint: 'An email asks the customer whether an order that nobody has packed is still wanted; leave this empty to never ask',
            },
            {
              name: 'cashReplyDays',
              label: 'Time to confirm, in days',
              inputMode: 'numeric',
              required: true,
              hint: 'Of those asked, an order not confirmed by then is cancelled and its stock returned',
            },
          ],
        },
      ],
    },
    {
      title: 'Orders',
      hint: 'The limits keep one visitor from taking all the stock with orders that are never paid.',
      fields: [
        {
          columns: 'sm:grid-cols-2 lg:grid-cols-4',
          row: [
            {
              name: 'orderPrefix',
              label: 'Order prefix',
              required: true,
              maxLength: 4,
              hint: 'Before the digits of new order numbers',
            },
            { name: 'maxLineQuantity', label: 'Most of one item', inputMode: 'numeric', required: true },
            {
              name: 'maxOrderQuantity',
              label: 'Most items in an order',
              inputMode: 'numeric',
              required: true,
            },
            {
              name: 'maxUnpaidQuantity',
              label: 'Most unpaid items of a customer',
              inputMode: 'numeric',
              required: true,
              hint: 'In all orders that are not paid and have not left',
            },
          ],
        },
      ],
    },
  ],
  transfer: TRANSFER_FIELDS,
  reviews: REVIEW_FIELDS,
  legal: [
    {
      title: 'Legal particulars',
      hint: 'A company must show its name, number and registered office. They stand in the footer.',
      fields: [
        {
          row: [
            { name: 'companyName', label: 'Company name', optional: true },
            { name: 'companyNumber', label: 'Company number', optional: true },
          ],
        },
        { name: 'registeredOffice', label: 'Registered office', rows: 3, optional: true },
      ],
    },
    {
      title: 'Who works for the shop',
      hint: 'The privacy notice names them. Stripe is named by itself where it is on, and the mail server where no company is entered.',
      fields: [
        {
          name: 'carriers',
          label: 'Carriers',
          optional: true,
          hint: 'Who gets names and addresses: Royal Mail and Evri',
        },
        {
          row: [
            { name: 'hostCompany', label: 'Company that hosts the server', optional: true },
            { name: 'mailCompany', label: 'Company that carries mails', optional: true },
          ],
        },
      ],
    },
    {
      title: 'VAT',
      hint: 'One statement, confirmed by saving it. It decides which orders and papers bear VAT, by their day; papers issued while it was wrong are named under Papers and VAT and put right there.',
      fields: [
        {
          name: 'vatRegistered',
          label: 'Is the shop registered for VAT?',
          options: [
            ['', 'Not stated yet: no VAT is charged'],
            ['no', 'No, it was never registered'],
            ['yes', 'Yes, it is or was registered'],
          ],
        },
        {
          columns: 'sm:grid-cols-3',
          row: [
            {
              name: 'vatNumber',
              label: 'VAT number',
              optional: true,
              hint: 'Shown in the footer and on VAT invoices',
            },
            {
              name: 'vatRegisteredFrom',
              label: 'Registered from',
              type: 'date',
              optional: true,
              hint: 'The effective date on the certificate; a day to come is kept until then',
            },
            {
              name: 'vatRegisteredUntil',
              label: 'Last day of registration',
              type: 'date',
              optional: true,
              hint: 'Only where it has ended, or will',
            },
          ],
        },
      ],
    },
    {
      title: 'Invoices',
      hint: 'Numbers run on without a gap; a new prefix counts from the next one.',
      fields: [
        {
          columns: 'sm:grid-cols-2 lg:grid-cols-4',
          row: [
            { name: 'invoicePrefix', label: 'Invoice prefix', maxLength: 8 },
            { name: 'creditNotePrefix', label: 'Credit note prefix', maxLength: 8 },
          ],
        },
      ],
    },
  ],
  prices: [
    {
      title: '‘Was’ prices',
      hint: 'A reduction may be named only if the higher price was really charged. The shop checks it by the price history and stops naming a reduction that has lasted too long.',
      fields: [
        {
          row: [
            {
              name: 'daysCharged',
              label: 'Days charged before',
              type: 'number',
              inputMode: 'numeric',
              required: true,
              ...DAYS_CHARGED_BOUNDS,
              hint: 'In the half-year before a reduction, 28 at least',
            },
            {
              name: 'longestReductionDays',
              label: 'Longest reduction (days)',
              type: 'number',
              inputMode: 'numeric',
              required: true,
              ...LONGEST_REDUCTION_BOUNDS,
              hint: 'Never longer than the higher price was charged',
            },
          ],
        },
      ],
    },
  ],
  social: [
    {
      title: 'Social links',
      hint: 'Shown in the footer; left out where blank.',
      fields: SOCIAL_SITES.map((site) => ({
        name: site,
        label: <span className="first-letter:uppercase">{site}</span>,
        type: 'url',
        optional: true,
      })),
    },
  ],
};

function aboutSections(values: FormValues): FieldSection[] {
  return [
    {
      title: 'About page',
      fields: [
        {
          name: 'story',
          label: 'Story',
          rows: 8,
          optional: true,
          hint: 'Blank lines separate paragraphs; the first is shown large. Left blank, the page says what the shop sells.',
        },
        { name: 'mission', label: 'Mission', optional: true },
      ],
    },
    rowsOf(values, {
      title: 'What we stand for',
      hint: 'Six, each with its picture. All blank, the section is left out.',
      list: 'values',
      least: VALUE_COUNT,
      most: VALUE_COUNT,
      fields: [
        { name: 'name', label: 'Name' },
        { name: 'text', label: 'Text', isLong: true },
      ],
    }),
    rowsOf(values, {
      title: 'Figures',
      hint: 'Only true ones: invented figures are unlawful.',
      list: 'figures',
      least: 4,
      most: 4,
      fields: [
        { name: 'figure', label: 'Figure' },
        { name: 'name', label: 'Of what' },
      ],
    }),
    rowsOf(values, {
      title: 'Team',
      list: 'team',
      least: 4,
      most: MOST_ROWS,
      fields: [
        { name: 'name', label: 'Name' },
        { name: 'position', label: 'Position' },
        { name: 'description', label: 'Description', isLong: true },
      ],
    }),
    rowsOf(values, {
      title: 'What customers say',
      hint: 'On the home page. Only what real customers wrote, with their leave.',
      list: 'testimonials',
      least: 3,
      most: MOST_ROWS,
      fields: [
        { name: 'words', label: 'What they said', isLong: true },
        { name: 'who', label: 'Who' },
        { name: 'what', label: 'About what' },
      ],
    }),
  ];
}

type RowsOf = {
  title: string;
  hint?: string;
  list: string;
  least: number;
  most: number;
  fields: { name: string; label: string; isLong?: boolean }[];
};

/** The filled rows and one more, so that adding one needs no script; blank ones are ignored. */
function rowsOf(values: FormValues, { title, hint, list, least, most, fields }: RowsOf): FieldSection {
  const isFilled = (place: number) => fields.some(({ name }) => values[`${list}.${place}.${name}`]);
  const places = Array.from({ length: most }, (_, place) => place);
  const count = Math.min(most, Math.max(least, (places.findLast(isFilled) ?? -1) + 2));
  return {
    title,
    hint,
    fields: places.slice(0, count).map((place) => ({
      legend: `${title}, ${place + 1}`,
      row: fields.map(({ name, label, isLong }) => ({
        name: `${list}.${place}.${name}`,
        label,
        ...(isLong ? { rows: 3, className: 'sm:col-span-2' } : {}),
      })),
    })),
  };
}
