import type { BookkeepingFile } from '#domain/paper/bookkeeping.ts';

/** Every link within /cms; apart from `paths.ts`, which shoppers load. */
export const cmsPaths = {
  signIn: (backTo?: string) =>
    backTo && backTo !== '/cms' ? `/cms/sign-in?to=${encodeURIComponent(backTo)}` : '/cms/sign-in',
  /** The same while a session is open: for what asks for a recent sign-in. */
  signInOnceMore: (backTo: string) => `/cms/sign-in?again=1&to=${encodeURIComponent(backTo)}`,
  welcome: (token: string) => `/cms/welcome?token=${encodeURIComponent(token)}`,
  signOut: () => '/cms/sign-out',
  orders: (search?: string) => (search ? `/cms/orders?search=${encodeURIComponent(search)}` : '/cms/orders'),
  newOrder: (customerId?: string) =>
    customerId ? `/cms/orders/new?customer=${encodeURIComponent(customerId)}` : '/cms/orders/new',
  orderExport: () => '/cms/orders/export',
  orderLinesExport: () => '/cms/orders/lines',
  /** The list of orders in one of its states of packing, the oldest first. */
  ordersOf: (status: 'to-pack' | 'to-check' | 'difference') => `/cms/orders?status=${status}&sort=placed`,
  packingSlips: (orderNumbers: readonly string[], takenIn: readonly string[] = []) =>
    `/cms/orders/packing-slips${numbersSearch(orderNumbers, takenIn)}`,
  /** The slip of one parcel. */
  parcelSlip: (orderNumber: string, parcelId: string) =>
    `/cms/orders/packing-slips?numbers=${encodeURIComponent(orderNumber)}&parcel=${encodeURIComponent(parcelId)}`,
  correctOrder: (orderNumber: string) => `/cms/orders/${encodeURIComponent(orderNumber)}/correct`,
  /** What is to be packed, or these orders of it. */
  dispatch: (orderNumbers: readonly string[] = [], takenIn: readonly string[] = []) =>
    `/cms/dispatch${numbersSearch(orderNumbers, takenIn)}`,
  /** `takenIn` names orders that are in it although something speaks against their payment (`takenInText`). */
  pickList: (orderNumbers: readonly string[], takenIn: readonly string[] = []) =>
    `/cms/dispatch/pick-list${numbersSearch(orderNumbers, takenIn)}`,
  labels: (orderNumbers: readonly string[], takenIn: readonly string[] = []) =>
    `/cms/dispatch/labels${numbersSearch(orderNumbers, takenIn)}`,
  slipsFile: (orderNumbers: readonly string[], takenIn: readonly string[] = []) =>
    `/cms/dispatch/slips${numbersSearch(orderNumbers, takenIn)}`,
  sendTogether: (orderNumbers: readonly string[], takenIn: readonly string[] = []) =>
    `/cms/dispatch/together${numbersSearch(orderNumbers, takenIn)}`,
  carrierFile: () => '/cms/dispatch/carrier-file',
  trackingFile: () => '/cms/dispatch/tracking',
  shelves: () => '/cms/dispatch/shelves',
  /** The form begins with what was before a correction. */
  undoCorrection: (orderNumber: string, correctionId: string) =>
    `/cms/orders/${encodeURIComponent(orderNumber)}/correct?undo=${encodeURIComponent(correctionId)}`,
  /** What a correction made the order cost more. */
  difference: (orderNumber: string) => `/cms/orders/${encodeURIComponent(orderNumber)}/difference`,
  sendParcel: (orderNumber: string) => `/cms/orders/${encodeURIComponent(orderNumber)}/send`,
  parcel: (orderNumber: string, parcelId: string) =>
    `/cms/orders/${encodeURIComponent(orderNumber)}/parcels/${encodeURIComponent(parcelId)}`,
  paymentRequest: (orderNumber: string) => `/cms/orders/${encodeURIComponent(orderNumber)}/payment-request`,
  transfers: (orderNumber: string) => `/cms/orders/${encodeURIComponent(orderNumber)}/transfers`,
  orderMove: (id: string) => `/cms/orders/moves/${encodeURIComponent(id)}`,
  order: (orderNumber: string) => `/cms/orders/${encodeURIComponent(orderNumber)}`,
  customers: () => '/cms/customers',
  customersExport: () => '/cms/customers/export',
  customer: (id: string) => `/cms/customers/${encodeURIComponent(id)}`,
  /** Leads to the customer who placed the order. */
  customerOfOrder: (orderNumber: string) => `/cms/customers/of/${encodeURIComponent(orderNumber)}`,
  /** All that is kept of a person, as a file. */
  customerData: (id: string, form: 'json' | 'html') =>
    `/cms/customers/${encodeURIComponent(id)}/data.${form}`,
  papers: (period?: { from: string; to: string }) => `/cms/papers${period ? periodSearch(period) : ''}`,
  persons: () => '/cms/persons',
  sales: (period?: { from: string; to: string }) => `/cms/sales${period ? periodSearch(period) : ''}`,
  salesExport: (period: { from: string; to: string }) => `/cms/sales/export${periodSearch(period)}`,
  vatReview: () => '/cms/papers/review',
  paperRows: (period: { from: string; to: string }) => `/cms/papers/rows${periodSearch(period)}`,
  vatExport: (period: { from: string; to: string }) => `/cms/papers/vat${periodSearch(period)}`,
  bookkeeping: (period: { from: string; to: string }, file: BookkeepingFile) =>
    `/cms/papers/bookkeeping${periodSearch(period)}&for=${file}`,
  papersZip: (period: { from: string; to: string }, part: number) =>
    `/cms/papers/zip${periodSearch(period)}&part=${part}`,
  paper: (id: string) => `/cms/papers/${encodeURIComponent(id)}`,
  brands: () => '/cms/brands',
  newBrand: (copyOf?: string) =>
    copyOf ? `/cms/brands/new?from=${encodeURIComponent(copyOf)}` : '/cms/brands/new',
  brand: (id: string) => `/cms/brands/${encodeURIComponent(id)}`,
  brandNames: () => '/cms/brands/names',
  brandOrder: () => '/cms/brands/order',
  addGroup: () => '/cms/groups/add',
  categories: () => '/cms/categories',
  newCategory: (copyOf?: string) =>
    copyOf ? `/cms/categories/new?from=${encodeURIComponent(copyOf)}` : '/cms/categories/new',
  category: (id: string) => `/cms/categories/${encodeURIComponent(id)}`,
  categoryOrder: () => '/cms/categories/order',
  types: () => '/cms/types',
  newType: (copyOf?: string) =>
    copyOf ? `/cms/types/new?from=${encodeURIComponent(copyOf)}` : '/cms/types/new',
  type: (id: string) => `/cms/types/${encodeURIComponent(id)}`,
  typesFromNames: () => '/cms/types/from-names',
  typeOrder: () => '/cms/types/order',
  attributeValues: () => '/cms/types/values',
  attributeValue: (attribute: string, value: string) =>
    `/cms/types/values/${encodeURIComponent(attribute)}/${encodeURIComponent(value)}`,
  searchRules: () => '/cms/search',
  /** A new rule for what was searched for, or as a copy of another rule. */
  newSearchRule: (asked?: string, copyOf?: string) => {
    if (copyOf) return `/cms/search/new?from=${encodeURIComponent(copyOf)}`;
    return asked ? `/cms/search/new?asked=${encodeURIComponent(asked)}` : '/cms/search/new';
  },
  searchRule: (id: string) => `/cms/search/${encodeURIComponent(id)}`,
  offers: () => '/cms/offers',
  /** The choice of a kind, or the form of a new offer: of a kind, or as a copy. */
  newOffer: (kind?: string, copyOf?: string) => {
    if (copyOf) return `/cms/offers/new?from=${encodeURIComponent(copyOf)}`;
    return kind ? `/cms/offers/new?kind=${encodeURIComponent(kind)}` : '/cms/offers/new';
  },
  offer: (id: string) => `/cms/offers/${encodeURIComponent(id)}`,
  offerCodes: (id: string) => `/cms/offers/${encodeURIComponent(id)}/codes`,
  offerCodesExport: (id: string) => `/cms/offers/${encodeURIComponent(id)}/codes/export`,
  /** A basket as a customer has it; with an offer as if that were on. */
  tryOffers: (id?: string) => (id ? `/cms/offers/test?offer=${encodeURIComponent(id)}` : '/cms/offers/test'),
  /** The offers of a month, '2026-11'; of this one without it. */
  offerCalendar: (month?: string) => (month ? `/cms/offers/calendar?month=${month}` : '/cms/offers/calendar'),
  offerFigures: (id: string) => `/cms/offers/${encodeURIComponent(id)}/figures`,
  offersExport: () => '/cms/offers/export',
  /** Responds with goods that an offer can name, for a few letters. */
  offerGoods: () => '/cms/offers/goods',
  slides: () => '/cms/hero',
  newSlide: (copyOf?: string) =>
    copyOf ? `/cms/hero/new?from=${encodeURIComponent(copyOf)}` : '/cms/hero/new',
  slide: (id: string) => `/cms/hero/${encodeURIComponent(id)}`,
  slideOrder: () => '/cms/hero/order',
  products: () => '/cms/products',
  datedPrices: () => '/cms/dated-prices',
  /** `search`: what the form begins with. */
  newDatedPrice: (search = '') => `/cms/dated-prices/new${search}`,
  datedPrice: (id: string) => `/cms/dated-prices/${encodeURIComponent(id)}`,
  stock: () => '/cms/stock',
  stockOf: (productId: string) => `/cms/stock?product=${encodeURIComponent(productId)}`,
  stockOfOrder: (orderNumber: string) => `/cms/stock?search=${encodeURIComponent(orderNumber)}`,
  enterStock: (entry: 'delivery' | 'count' | 'take-out') => `/cms/stock/enter/${entry}`,
  stockForm: (id: string) => `/cms/stock/forms/${encodeURIComponent(id)}`,
  stockExport: () => '/cms/stock/export',
  productsExport: () => '/cms/products/export',
  newProduct: (copyOf?: string) =>
    copyOf ? `/cms/products/new?from=${encodeURIComponent(copyOf)}` : '/cms/products/new',
  product: (id: string) => `/cms/products/${encodeURIComponent(id)}`,
  /** The search names the products: `ids`, or `all` with the filters of the list. */
  bulkEdit: (search = '') => `/cms/products/edit${search}`,
  bulkChange: (id: string) => `/cms/products/changes/${encodeURIComponent(id)}`,
  productCell: (id: string) => `/cms/products/${encodeURIComponent(id)}/cell`,
  productPreview: (id: string) => `/cms/products/${encodeURIComponent(id)}/preview`,
  pages: () => '/cms/pages',
  newPage: (copyOf?: string) =>
    copyOf ? `/cms/pages/new?from=${encodeURIComponent(copyOf)}` : '/cms/pages/new',
  newArticle: () => '/cms/pages/new?kind=article',
  page: (id: string) => `/cms/pages/${encodeURIComponent(id)}`,
  pageOrder: () => '/cms/pages/order',
  pageReading: () => '/cms/pages/reading',
  partChoices: () => '/cms/products/parts',
  pageProducts: () => '/cms/pages/products',
  mails: () => '/cms/mails',
  mail: (id: string) => `/cms/mails/${encodeURIComponent(id)}`,
  mailBody: (id: string) => `/cms/mails/${encodeURIComponent(id)}/body`,
  mailTexts: () => '/cms/mails/texts',
  mailText: (kind: string) => `/cms/mails/texts/${encodeURIComponent(kind)}`,
  mailPreview: (kind: string) => `/cms/mails/texts/${encodeURIComponent(kind)}/preview`,
  failedJobs: () => '/cms/mails/failed',
  failedMail: (id: string) => `/cms/mails/failed/${encodeURIComponent(id)}`,
  pictures: () => '/cms/pictures',
  picturesElsewhere: () => '/cms/pictures/elsewhere',
  pictureLibrary: () => '/cms/pictures/library',
  messages: () => '/cms/messages',
  message: (id: string) => `/cms/messages/${encodeURIComponent(id)}`,
  applications: () => '/cms/applications',
  application: (id: string) => `/cms/applications/${encodeURIComponent(id)}`,
  applicationsExport: () => '/cms/applications/export',
  newsletter: () => '/cms/newsletter',
  newsletterExport: () => '/cms/newsletter/export',
  delivery: () => '/cms/delivery',
  weights: () => '/cms/delivery/weights',
  newDeliveryZone: () => '/cms/delivery/zones/new',
  deliveryZone: (id: string) => `/cms/delivery/zones/${encodeURIComponent(id)}`,
  newDeliveryService: (zoneId: string) => `/cms/delivery/services/new?zone=${encodeURIComponent(zoneId)}`,
  deliveryService: (id: string) => `/cms/delivery/services/${encodeURIComponent(id)}`,
  settings: (section?: string) =>
    section && section !== 'shop' ? `/cms/settings/${section}` : '/cms/settings',
  questions: () => '/cms/questions',
  question: (id: string) => `/cms/questions/${encodeURIComponent(id)}`,
  tickets: () => '/cms/tickets',
  ticket: (id: string) => `/cms/tickets/${encodeURIComponent(id)}`,
  newTicket: (of: { message?: string; customer?: string } = {}) => {
    const query = new URLSearchParams(of).toString();
    return query ? `/cms/tickets/new?${query}` : '/cms/tickets/new';
  },
  returns: () => '/cms/returns',
  return: (id: string) => `/cms/returns/${encodeURIComponent(id)}`,
  returnPicture: (id: string, picture: string) =>
    `/cms/returns/${encodeURIComponent(id)}/pictures/${encodeURIComponent(picture)}`,
  newReturn: (orderNumber: string) => `/cms/orders/${encodeURIComponent(orderNumber)}/return`,
  returnsExport: () => '/cms/returns/export',
  claims: () => '/cms/returns/claims',
  returnsReport: () => '/cms/returns/report',
  returnsReportExport: (query: string) => `/cms/returns/report/export?${query}`,
  ticketsExport: () => '/cms/tickets/export',
  reviews: () => '/cms/reviews',
  importReviews: () => '/cms/reviews/import',
  review: (id: string) => `/cms/reviews/${encodeURIComponent(id)}`,
  retention: () => '/cms/settings/retention',
  demo: () => '/cms/settings/demo',
  stripe: () => '/cms/settings/stripe',
  backups: () => '/cms/settings/backups',
  backup: (name: string) => `/cms/backups/${encodeURIComponent(name)}`,
  mailServer: () => '/cms/settings/mail-server',
  people: () => '/cms/people',
  account: () => '/cms/account',
  /** Says which passkeys still open the account. */
  accountAfterNewPassword: () => '/cms/account?after=new-password',
  join: (token: string) => `/cms/join?token=${encodeURIComponent(token)}`,
  secondStep: (backTo?: string) =>
    backTo && backTo !== '/cms' ? `/cms/second-step?to=${encodeURIComponent(backTo)}` : '/cms/second-step',
  passkey: () => '/cms/passkey',
  passkeySignIn: () => '/cms/passkey/sign-in',
  signInAgain: () => '/cms/sign-in/again',
  audit: () => '/cms/audit',
  auditEntry: (id: string) => `/cms/audit/${encodeURIComponent(id)}`,
  auditExport: () => '/cms/audit/export',
  jump: () => '/cms/jump',
  pleaseWait: (seconds: number) => `/cms/please-wait?seconds=${seconds}`,
};

function periodSearch({ from, to }: { from: string; to: string }): string {
  return `?from=${from}&to=${to}`;
}

/** Pages whose forms try a password, code, passkey or invitation: one rate limit counts them all. */
export const SIGN_IN_PATHS = [
  '/cms/sign-in',
  '/cms/sign-in/again',
  '/cms/second-step',
  '/cms/passkey/sign-in',
  '/cms/join',
  '/cms/welcome',
] as const;

function numbersSearch(orderNumbers: readonly string[], takenIn: readonly string[] = []): string {
  const numbers = orderNumbers.map(encodeURIComponent).join(',');
  const params = [
    ...(numbers ? [`numbers=${numbers}`] : []),
    ...takenIn.map((text) => `with=${encodeURIComponent(text)}`),
  ];
  return params.length === 0 ? '' : `?${params.join('&')}`;
}
