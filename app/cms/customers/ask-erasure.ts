import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import type { Erasure } from '#database/queries/customers/erase-person.ts';
import { countText } from '#domain/text/count-text.ts';

/** The question before a person is erased: what goes, and what the law has the shop keep. */
export function askErasure(name: string, { orders, messages, applications, consents, papers }: Erasure): Ask {
  const gone = [
    ...(messages > 0 ? [countText(messages, 'message')] : []),
    ...(applications > 0 ? [countText(applications, 'application')] : []),
    ...(consents > 0 ? [countText(consents, 'consent')] : []),
  ];
  return {
    intent: 'erase',
    ids: [],
    text: `Erase ${name}?`,
    detail: [
      gone.length > 0
        ? `Deleted: ${new Intl.ListFormat('en-GB').format(gone)}, the mails to them, note and tags.`
        : 'Deleted: the mails to them, note and tags.',
      orders > 0
        ? `${countText(orders, 'order')} will keep goods and money, without name, address, email, phone and notes.`
        : '',
      papers > 0
        ? `${countText(papers, 'invoice or credit note', 'invoices and credit notes')} stay as issued: tax law has you keep them for six years.`
        : '',
      'Backups made before keep everything until they are deleted. This cannot be undone.',
    ]
      .filter(Boolean)
      .join(' '),
    confirmLabel: 'Erase',
  };
}
