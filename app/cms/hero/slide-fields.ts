import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import { HERO_SLIDE_TYPES } from '#domain/content/hero-slide.ts';

export const SLIDE_FIELDS: FieldSection[] = [
  {
    title: 'Words',
    fields: [
      { name: 'title', label: 'Title', required: true, hint: 'In capitals, two or three words' },
      { name: 'subtitle', label: 'Subtitle', optional: true },
      {
        name: 'badge',
        label: 'Badge',
        optional: true,
        hint: '{discount} becomes the highest reduction there really is; without one the badge is left out',
      },
      { name: 'description', label: 'Description', rows: 3, optional: true },
    ],
  },
  {
    title: 'Button',
    fields: [
      {
        row: [
          { name: 'buttonText', label: 'Button text', optional: true },
          {
            name: 'buttonLink',
            label: 'Button link',
            optional: true,
            hint: 'A page of the shop, such as /products, or a URL',
          },
        ],
      },
    ],
  },
];

export const SLIDE_DISPLAY: FieldSection[] = [
  {
    title: 'Display',
    hint: 'A slide that is not active is off: nobody sees it.',
    fields: [
      { name: 'active', label: 'Active', type: 'checkbox' },
      {
        row: [
          {
            name: 'shownFrom',
            label: 'Shown from',
            type: 'datetime-local',
            optional: true,
            hint: 'London time; blank: at once',
          },
          {
            name: 'shownUntil',
            label: 'Shown until',
            type: 'datetime-local',
            optional: true,
            hint: 'Blank: without an end',
          },
        ],
      },
      { name: 'order', label: 'Order', type: 'number', inputMode: 'numeric', min: 1, initial: '1' },
      { name: 'type', label: 'Type', options: HERO_SLIDE_TYPES },
      {
        name: 'backgroundImage',
        label: 'Background image',
        type: 'picture',
        hint: 'Wide, for desks: 2880 × 1296 suits',
      },
      { name: 'tallImage', label: 'Picture for phones', type: 'picture', hint: 'Tall: 1000 × 1250 suits' },
      {
        name: 'imageAlt',
        label: 'Words for the picture',
        optional: true,
        hint: 'What it shows, for shoppers who do not see it',
      },
    ],
  },
];
