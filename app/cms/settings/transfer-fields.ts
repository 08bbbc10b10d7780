import type { FieldSection } from '#app/cms/fields/field-sections.tsx';

/** The fields of the bank account, and of the times that orders entered by staff are held. */
export const TRANSFER_FIELDS: FieldSection[] = [
  {
    title: 'Account',
    hint: 'Customers who pay by bank transfer read it on the page of their order and in its mail, with the order number as reference. Staff mark what came as received.',
    fields: [
      { name: 'accountName', label: 'Account name', optional: true, hint: 'As the bank has it' },
      {
        row: [
          {
            name: 'sortCode',
            label: 'Sort code',
            inputMode: 'numeric',
            optional: true,
            placeholder: '12-34-56',
          },
          { name: 'accountNumber', label: 'Account number', inputMode: 'numeric', optional: true },
        ],
      },
      {
        row: [
          { name: 'iban', label: 'IBAN', optional: true, hint: 'For transfers from other countries' },
          { name: 'bic', label: 'BIC', optional: true },
        ],
      },
    ],
  },
  {
    title: 'Bank transfer',
    hint: 'An order holds its stock for this long. Two days before the end its customer is reminded; then it is cancelled automatically, unless a part of the money has come.',
    fields: [
      {
        name: 'holdDays',
        label: 'Time to transfer, in days',
        inputMode: 'numeric',
        required: true,
      },
      {
        name: 'offered',
        label: 'Offer bank transfer at the checkout',
        type: 'checkbox',
        hint: 'Staff can offer it by phone in any case, once the account is entered',
      },
    ],
  },
  {
    title: 'Orders by phone',
    fields: [
      {
        name: 'linkHours',
        label: 'Time to pay by mailed link, in hours',
        inputMode: 'numeric',
        required: true,
        hint: 'An order that staff entered holds its stock for this long, and is then cancelled automatically',
      },
    ],
  },
];
