import { cmsPaths } from '#app/links/cms-paths.ts';
import { may, type Permission } from '#domain/people/permissions.ts';

type Subject = { kind: string; id: string; name: string };

type Place = { permission: Permission; addressOf(subject: Subject): string };

/** Where the record of an entry is shown. Orders have their number for a name. */
const PLACES = new Map<string, Place>([
  ['product', { permission: 'products.view', addressOf: ({ id }) => cmsPaths.product(id) }],
  ['brand', { permission: 'brands.view', addressOf: ({ id }) => cmsPaths.brand(id) }],
  ['category', { permission: 'categories.view', addressOf: ({ id }) => cmsPaths.category(id) }],
  ['product-type', { permission: 'types.view', addressOf: ({ id }) => cmsPaths.type(id) }],
  ['responsible-person', { permission: 'products.view', addressOf: () => cmsPaths.persons() }],
  ['search-rule', { permission: 'search.view', addressOf: ({ id }) => cmsPaths.searchRule(id) }],
  ['promotion', { permission: 'offers.view', addressOf: ({ id }) => cmsPaths.offer(id) }],
  ['promotion-code', { permission: 'offers.view', addressOf: ({ id }) => cmsPaths.offerCodes(id) }],
  ['slide', { permission: 'slides.view', addressOf: ({ id }) => cmsPaths.slide(id) }],
  ['page', { permission: 'content.view', addressOf: ({ id }) => cmsPaths.page(id) }],
  ['message', { permission: 'messages.view', addressOf: ({ id }) => cmsPaths.message(id) }],
  ['ticket', { permission: 'tickets.view', addressOf: ({ id }) => cmsPaths.ticket(id) }],
  ['review', { permission: 'reviews.view', addressOf: ({ id }) => cmsPaths.review(id) }],
  ['question', { permission: 'questions.view', addressOf: ({ id }) => cmsPaths.question(id) }],
  ['return', { permission: 'returns.view', addressOf: ({ id }) => cmsPaths.return(id) }],
  ['application', { permission: 'applications.view', addressOf: ({ id }) => cmsPaths.application(id) }],
  ['customer', { permission: 'customers.view', addressOf: ({ id }) => cmsPaths.customer(id) }],
  ['order', { permission: 'orders.view', addressOf: ({ name }) => cmsPaths.order(name) }],
  ['order-move', { permission: 'orders.view', addressOf: ({ id }) => cmsPaths.orderMove(id) }],
  ['person', { permission: 'people.view', addressOf: () => cmsPaths.people() }],
]);

/** What an entry is about; a change of many orders is a record of its own, listed on its page. */
export function auditSubject({
  action,
  subjectId,
  subject,
}: {
  action: string;
  subjectId: string;
  subject: string;
}): Subject {
  const kind = /^order\..*-many$/.test(action) ? 'order-move' : (action.split('.')[0] ?? '');
  return { kind, id: subjectId, name: subject };
}

/** Returns the page of a record that is still there and that the role may see; null otherwise. */
export function subjectAddress(
  subject: Subject,
  { present, role }: { present: ReadonlySet<string>; role: string | null },
): string | null {
  if (subject.kind === 'settings' && may(role, 'settings.view'))
    return cmsPaths.settings(subject.id.replace(/^settings\./, ''));
  if (subject.id.startsWith('mail-text.') && may(role, 'settings.view'))
    return cmsPaths.mailText(subject.id.replace(/^mail-text\./, ''));
  if (subject.kind === 'delivery' && may(role, 'delivery.view')) return cmsPaths.delivery();
  if (subject.kind === 'backup' && may(role, 'backups.make')) return cmsPaths.backups();
  if (subject.kind === 'connection' && may(role, 'connections.edit'))
    return subject.id === 'stripe' ? cmsPaths.stripe() : cmsPaths.mailServer();
  const place = PLACES.get(subject.kind);
  return place && present.has(subject.id) && may(role, place.permission) ? place.addressOf(subject) : null;
}
