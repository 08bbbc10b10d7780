import type { FieldSection } from '#app/cms/fields/field-sections.tsx';

/** The fields of how reviews are asked for and taken. */
export const REVIEW_FIELDS: FieldSection[] = [
  {
    title: 'Taking reviews',
    hint: 'Anybody who proves an email address can write one; ‘Bought here’ stands only where the order is known. Staff can show, hide with a reason from the published list, and reply, but write none.',
    fields: [
      {
        name: 'taken',
        label: 'Take reviews',
        type: 'checkbox',
        hint: 'Switched off, those that are shown stay',
      },
      {
        name: 'approval',
        label: 'Whose reviews wait until staff show them',
        options: [
          ['everyone', 'Everybody’s'],
          ['strangers', 'Those of whom no order is known'],
          ['nobody', 'Nobody’s: all are shown at once'],
        ],
        hint: 'Good and bad ones alike: a shop may not hold back a review for its stars',
      },
    ],
  },
  {
    title: 'Asking for them',
    hint: 'Once an order, by a link that needs no account. Never after a refund, a return or a complaint, nor whoever asked for no more; the law counts the mail as marketing, so each has a link to end them.',
    fields: [
      {
        columns: 'sm:grid-cols-2',
        row: [
          {
            name: 'askAfterDays',
            label: 'Days after delivery',
            inputMode: 'numeric',
            optional: true,
            hint: 'Between 1 and 180; leave it empty to ask nobody',
          },
          {
            name: 'incentive',
            label: 'What a reviewer gets',
            optional: true,
            maxLength: 60,
            placeholder: 'Received 10% off',
            hint: 'Whatever the stars. The mail names it, and every review that came by it is labelled with it',
          },
        ],
      },
    ],
  },
];
