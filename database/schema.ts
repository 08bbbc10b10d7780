import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AttributeSlug } from '#domain/catalogue/attributes.ts';
import type { BulkChange } from '#domain/catalogue/bulk/bulk-change.ts';
import type { ProductStatus } from '#domain/catalogue/product.ts';
import type { ShadeDepth, ShadeFamily, Undertone } from '#domain/catalogue/shade-words.ts';
import type { HeroSlideType } from '#domain/content/hero-slide.ts';
import type { FooterPlace, PageKind, PageStatus } from '#domain/content/page.ts';
import type { CustomerLinkKind } from '#domain/customers/customer.ts';
import type { DatedHow } from '#domain/dated-prices/dated-change.ts';
import type { GoodsKind } from '#domain/delivery/goods-kind.ts';
import type { ApplicationStatus } from '#domain/inbox/application-list.ts';
import type { MessageStatus } from '#domain/inbox/message-list.ts';
import type { Territory } from '#domain/item-data/person-form.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import type { VatRate } from '#domain/money/vat-rate.ts';
import type { OrderChannel, OrderStatus, PaymentMethod } from '#domain/order/order.ts';
import type { MovementCause, MovementKind } from '#domain/order-lines/line-movement.ts';
import type { MarkKind } from '#domain/order-marks/order-marks.ts';
import type { MoveTarget } from '#domain/order-moves/move-target.ts';
import type { PaperSeries } from '#domain/paper/paper.ts';
import type { ParcelCause } from '#domain/parcels/parcel.ts';
import type { DisputeState } from '#domain/payment/dispute.ts';
import type { PaymentPurpose } from '#domain/payment/payment-purpose.ts';
import type { RiskLevel } from '#domain/payment/payment-risk.ts';
import type { LedgerKind, PaymentState } from '#domain/payment/payment-state.ts';
import type { Tender } from '#domain/payment/tender.ts';
import type { CustomerClass } from '#domain/promotions/customer-class.ts';
import type { CodeKind, PromotionState } from '#domain/promotions/promotion.ts';
import type { QuestionSource, QuestionState } from '#domain/questions/question.ts';
import type { RetentionKind } from '#domain/retention/retention-kinds.ts';
import type { ClaimState } from '#domain/returns/carrier-claim.ts';
import type { Postage, ReturnState, ReturnWish } from '#domain/returns/return.ts';
import type { GoodsCondition, ReturnCause, ReturnRemedy } from '#domain/returns/return-situation.ts';
import type { ReturnStepName } from '#domain/returns/return-steps.ts';
import type {
  HiddenReason,
  ReportReason,
  ReviewSource,
  ReviewState,
  ReviewStep,
} from '#domain/reviews/review.ts';
import type {
  AgeBand,
  HairType,
  ReviewerConcern,
  ReviewTrait,
  SkinType,
} from '#domain/reviews/reviewer-traits.ts';
import type { EnteredKind } from '#domain/stock/stock-form.ts';
import type { StockKind } from '#domain/stock/stock-movement.ts';
import type { TicketKind, TicketState } from '#domain/tickets/ticket.ts';
import type { TransferKind } from '#domain/transfers/transfer-account.ts';

/** One interface per table, held against the migrated database by `tests/features/schema.test.ts`. */
export interface Schema {
  brands: BrandsTable;
  categories: CategoriesTable;
  responsible_persons: ResponsiblePersonsTable;
  default_persons: DefaultPersonsTable;
  product_types: ProductTypesTable;
  attribute_values: AttributeValuesTable;
  former_attribute_values: FormerAttributeValuesTable;
  products: ProductsTable;
  product_attributes: ProductAttributesTable;
  variants: VariantsTable;
  stock_movements: StockMovementsTable;
  former_variants: FormerVariantsTable;
  stock_forms: StockFormsTable;
  set_parts: SetPartsTable;
  export_stock: ExportStockTable;
  former_product_slugs: FormerProductSlugsTable;
  former_slugs: FormerSlugsTable;
  search_rules: SearchRulesTable;
  search_rule_products: SearchRuleProductsTable;
  hero_slides: HeroSlidesTable;
  pages: PagesTable;
  page_products: PageProductsTable;
  revisions: RevisionsTable;
  catalogue_changes: CatalogueChangesTable;
  search_words: SearchWordsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_line_parts: OrderLinePartsTable;
  line_movements: LineMovementsTable;
  parcels: ParcelsTable;
  order_events: OrderEventsTable;
  order_corrections: OrderCorrectionsTable;
  order_marks: OrderMarksTable;
  order_differences: OrderDifferencesTable;
  order_moves: OrderMovesTable;
  order_move_orders: OrderMoveOrdersTable;
  order_holders: OrderHoldersTable;
  order_search_rows: OrderSearchRowsTable;
  order_search_due: OrderSearchDueTable;
  payments: PaymentsTable;
  payment_ledger: PaymentLedgerTable;
  transfers: TransfersTable;
  payment_notices: PaymentNoticesTable;
  refunds: RefundsTable;
  refund_parts: RefundPartsTable;
  disputes: DisputesTable;
  paper_counters: PaperCountersTable;
  papers: PapersTable;
  paper_rates: PaperRatesTable;
  test_card_payments: TestCardPaymentsTable;
  test_card_refunds: TestCardRefundsTable;
  contact_messages: ContactMessagesTable;
  trade_applications: TradeApplicationsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  stock_requests: StockRequestsTable;
  unasked_mails: UnaskedMailsTable;
  staff_alerts: StaffAlertsTable;
  low_stock_falls: LowStockFallsTable;
  held_order_alerts: HeldOrderAlertsTable;
  shop_facts: ShopFactsTable;
  price_history: PriceHistoryTable;
  bulk_changes: BulkChangesTable;
  bulk_change_products: BulkChangeProductsTable;
  dated_prices: DatedPricesTable;
  dated_price_lines: DatedPriceLinesTable;
  dated_price_runs: DatedPriceRunsTable;
  search_misses: SearchMissesTable;
  shop_settings: ShopSettingsTable;
  demo_rows: DemoRowsTable;
  pictures: PicturesTable;
  product_pictures: ProductPicturesTable;
  picture_fetches: PictureFetchesTable;
  audit_log: AuditLogTable;
  audit_items: AuditItemsTable;
  user: UserTable;
  account: AccountTable;
  session: SessionTable;
  twoFactor: TwoFactorTable;
  passkey: PasskeyTable;
  staff_links: StaffLinksTable;
  sign_in_failures: SignInFailuresTable;
  jobs: JobsTable;
  mails: MailsTable;
  mail_texts: MailTextsTable;
  cash_questions: CashQuestionsTable;
  message_replies: MessageRepliesTable;
  connections: ConnectionsTable;
  customers: CustomersTable;
  customer_links: CustomerLinksTable;
  customer_due: CustomerDueTable;
  retention_runs: RetentionRunsTable;
  tickets: TicketsTable;
  returns: ReturnsTable;
  return_lines: ReturnLinesTable;
  return_events: ReturnEventsTable;
  linked_orders: LinkedOrdersTable;
  return_pictures: ReturnPicturesTable;
  carrier_claims: CarrierClaimsTable;
  promotions: PromotionsTable;
  promotion_codes: PromotionCodesTable;
  promotion_uses: PromotionUsesTable;
  order_adjustments: OrderAdjustmentsTable;
  class_members: ClassMembersTable;
  reviews: ReviewsTable;
  review_marks: ReviewMarksTable;
  review_pictures: ReviewPicturesTable;
  review_votes: ReviewVotesTable;
  review_reports: ReviewReportsTable;
  review_events: ReviewEventsTable;
  review_tallies: ReviewTalliesTable;
  review_mark_tallies: ReviewMarkTalliesTable;
  review_hidden_tallies: ReviewHiddenTalliesTable;
  review_requests: ReviewRequestsTable;
  review_refusals: ReviewRefusalsTable;
  questions: QuestionsTable;
}

type Flag = 0 | 1;

export interface ResponsiblePersonsTable {
  id: string;
  territory: Territory;
  name: string;
  postal_address: string;
  electronic_address: string;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface DefaultPersonsTable {
  territory: Territory;
  person_id: string;
}

export interface BrandsTable {
  gb_person_id: Generated<string | null>;
  eu_person_id: Generated<string | null>;
  id: string;
  slug: string;
  name: string;
  description: string;
  logo_url: string | null;
  website: string | null;
  country: string | null;
  rating: number | null;
  established: number | null;
  featured: Flag;
  position: Generated<number>;
  archived_at: string | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface CategoriesTable {
  id: string;
  slug: string;
  name: string;
  description: string;
  color: string;
  icon: string;
  image_url: string | null;
  image_alt: Generated<string>;
  position: Generated<number>;
  archived_at: string | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface ProductTypesTable {
  id: string;
  slug: string;
  name: string;
  category_id: string;
  group_name: Generated<string>;
  complexion: Generated<Flag>;
  position: Generated<number>;
  archived_at: string | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface AttributeValuesTable {
  attribute: AttributeSlug;
  slug: string;
  name: string;
  position: Generated<number>;
}

export interface FormerAttributeValuesTable {
  attribute: AttributeSlug;
  slug: string;
  value: string;
}

export interface ProductAttributesTable {
  product_id: string;
  attribute: AttributeSlug;
  value: string;
  suggested: Generated<0 | 1>;
}

export interface ProductsTable {
  id: string;
  slug: string;
  name: string;
  sort_name: string;
  /** Null until a name of an earlier version is folded again. */
  article_words: Generated<string | null>;
  brand_id: string;
  category_id: string;
  type_id: Generated<string | null>;
  type_suggested: Generated<0 | 1>;
  description: string;
  price_pence: number;
  original_price_pence: number | null;
  discount_percent: number | null;
  image_url: string | null;
  featured: Flag;
  rating: number;
  review_count: number;
  amount: number | null;
  unit: Unit | null;
  features: string;
  how_to_use: string;
  ingredients: string;
  warnings: string;
  period_after_opening_months: number | null;
  stock: number;
  stock_changed_at: string;
  ordered_count: number;
  import_key: string | null;
  status: Generated<ProductStatus>;
  responsible_person: Generated<string>;
  /** What carriers restrict it as; null: nothing. */
  goods_kind: Generated<GoodsKind | null>;
  /** ISO 3166-1. */
  origin_country: Generated<string | null>;
  commodity_code: Generated<string | null>;
  /** Null: that of the brand, or else of the shop. */
  gb_person_id: Generated<string | null>;
  eu_person_id: Generated<string | null>;
  /** What its variants are, in the owner's word; '' for none. */
  option_name: Generated<string>;
  sealed_for_hygiene: Generated<Flag>;
  vat_rate: Generated<VatRate>;
  /** Written by `queries/catalogue/shown-offers.ts` alone, as all that follow to `shown_due_at`. */
  shown_price_pence: Generated<number>;
  shown_former_pence: Generated<number | null>;
  shown_amount: Generated<number | null>;
  shown_rating: Generated<number>;
  shown_review_count: Generated<number>;
  /** 0 without shown ratings (docs/decisions/205-a-prior-of-ten-ratings.md). */
  weighted_rating: Generated<number>;
  shown_due_at: Generated<string | null>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface VariantsTable {
  id: string;
  product_id: string;
  position: number;
  name: string;
  sku: string | null;
  barcode: string | null;
  price_pence: number | null;
  original_price_pence: number | null;
  amount: number | null;
  /** What one piece weighs, without packing; null: not known. */
  grams: Generated<number | null>;
  /** What one piece costs the shop, without VAT; null: not known. Never shown to shoppers. */
  cost_pence: Generated<number | null>;
  /** Where it lies, 'A2'; '' where nobody said so. */
  shelf: Generated<string>;
  stock: number;
  image_url: string | null;
  shade: string | null;
  /** Words the owner chose for the shade; null: from its colour. */
  chosen_depth: Generated<ShadeDepth | null>;
  chosen_undertone: Generated<Undertone | null>;
  chosen_family: Generated<ShadeFamily | null>;
  /** The chosen family, else derived from the shade by `domain/catalogue/shade-words.ts`; null: not yet, '': no shade. */
  shade_family: Generated<ShadeFamily | '' | null>;
  shown_former_pence: Generated<number | null>;
  created_at: Generated<string | null>;
  /** JSON of a `StockCause`, until the movement is written. */
  stock_cause: Generated<string | null>;
}

/** Written by triggers on the stock of variants. */
export interface StockMovementsTable {
  id: GeneratedAlways<number>;
  at: string;
  kind: StockKind;
  variant_id: string;
  product_id: string;
  quantity: number;
  stock_after: number;
  reason: string;
  actor: string | null;
  order_number: string | null;
  file: string | null;
  form_id: string | null;
}

export interface StockFormsTable {
  id: string;
  kind: EnteredKind;
  reason: string;
  at: string;
  actor: string;
  lines: string;
  undone_at: Generated<string | null>;
  undone_by: Generated<string | null>;
}

export interface FormerVariantsTable {
  id: string;
  product_id: string;
  sku: string | null;
  barcode: string | null;
  name: string;
  product_name: string;
  deleted_at: string;
}

export interface SetPartsTable {
  set_id: string;
  position: number;
  variant_id: string | null;
  quantity: number;
}

export interface ExportStockTable {
  export_id: string;
  product_id: string;
  variant: string;
  difference: number;
  at: string;
}

export interface FormerProductSlugsTable {
  slug: string;
  product_id: string;
}

export interface SearchRulesTable {
  id: string;
  asked: string;
  called: Generated<string>;
  page_title: Generated<string>;
  page_path: Generated<string>;
  popular: Generated<Flag>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface SearchRuleProductsTable {
  rule_id: string;
  position: number;
  product_id: string;
}

export interface HeroSlidesTable {
  id: string;
  badge: string;
  title: string;
  subtitle: string;
  description: string;
  button_text: string;
  button_link: string;
  background_image: string;
  tall_image: Generated<string>;
  image_alt: Generated<string>;
  active: Flag;
  position: number;
  type: HeroSlideType;
  shown_from: string | null;
  shown_until: string | null;
  archived_at: string | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface FormerSlugsTable {
  kind: 'brand' | 'category' | 'page';
  slug: string;
  record_id: string;
}

export interface PagesTable {
  id: string;
  kind: PageKind;
  slug: string;
  title: string;
  summary: string;
  body: string;
  image_url: string | null;
  image_alt: string;
  author: string;
  footer: FooterPlace;
  footer_label: string;
  status: PageStatus;
  published_at: string | null;
  position: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface PageProductsTable {
  page_id: string;
  position: number;
  product_id: string;
}

/** Written by triggers (migration 0160) and claimed by `queries/catalogue/revision.ts`. */
export interface CatalogueChangesTable {
  id: Generated<number>;
  /** Null until the transaction that wrote the row moves the revision. */
  revision: Generated<number | null>;
  /** Null: the revision was claimed. */
  product_id: Generated<string | null>;
  brand_id: Generated<string | null>;
  category_id: Generated<string | null>;
  type_id: Generated<string | null>;
  reach: Generated<number>;
  /** 1 where any page may have changed. */
  everything: Generated<Flag>;
}

export interface RevisionsTable {
  name: string;
  revision: number;
}

export interface SearchWordsTable {
  word: string;
  uses: number;
}

export interface OrdersTable {
  id: string;
  order_number: string;
  idempotency_key: string;
  request_fingerprint: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postcode: string;
  country: string;
  notes: string;
  payment_method: PaymentMethod;
  card_brand: string | null;
  card_last4: string | null;
  payment_reference: string | null;
  order_status: OrderStatus;
  subtotal_pence: number;
  discount_pence: Generated<number>;
  shipping_pence: number;
  shipping_vat_pence: Generated<number>;
  total_pence: number;
  /** The standard rate, exports too; null where the shop was not registered for VAT. */
  vat_rate_percent: number | null;
  payment_state: Generated<PaymentState>;
  /** What a correction made it cost more, and nobody has paid yet. */
  difference_pence: Generated<number>;
  /** 1: `order_adjustments` say why it costs less. */
  adjusted: Generated<Flag>;
  /** Until when an unpaid order holds its stock; null: it does not end by itself. */
  hold_until: Generated<string | null>;
  carrier: Generated<string>;
  tracking_number: Generated<string>;
  tracking_link: Generated<string>;
  /** 1: cancelled after it had left, and its pieces did not come back. */
  stock_not_returned: Generated<number>;
  order_date: string;
  estimated_delivery: string;
  /** The last day on which it is promised ('2026-12-01'); '' for an order of before it was stored. */
  delivery_until: Generated<string>;
  /** The service of the delivery plan, and what it was called then; '' for an order of before there were any. */
  delivery_id: Generated<string>;
  delivery_name: Generated<string>;
  /** The second line of the address, which holds it too; '' where it was not entered apart. */
  flat: Generated<string>;
  /** As it is dialled, '+442079460958'; '' where that is not known. */
  phone_e164: Generated<string>;
  /** A `BillingAddress` as JSON; '' where the invoice names whom the goods go to. */
  billing: Generated<string>;
  gift: Generated<Flag>;
  gift_message: Generated<string>;
  /** 1: there were others to choose. */
  delivery_chosen: Generated<number>;
  channel: Generated<OrderChannel>;
  /** The staff member who entered it; '' for an order of a shopper. */
  entered_by: Generated<string>;
  archived_at: string | null;
  /** Since when it is without the person. */
  erased_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
}

export interface OrderLinesTable {
  id: string;
  order_id: string;
  position: number;
  product_id: string;
  variant_id: string;
  product_slug: string;
  name: string;
  variant: string;
  brand: string;
  sku: string | null;
  image_url: string | null;
  unit_price_pence: number;
  quantity: number;
  line_pence: number;
  discount_pence: Generated<number>;
  vat_rate_percent: Generated<number | null>;
  /** The class of VAT of the goods, of an order without VAT too; null: of before, and not known any more. */
  goods_rate: ColumnType<VatRate | null, VatRate, never>;
  /** Cannot come back once unsealed, as its page said then; null: of before it was kept. */
  sealed: ColumnType<Flag | null, Flag, never>;
  vat_pence: Generated<number>;
  /** What one cost the shop when it was sold, without VAT; null: not known. Written by a trigger. */
  unit_cost_pence: ColumnType<number | null, never, never>;
}

export interface OrderLinePartsTable {
  order_id: string;
  line_position: number;
  position: number;
  product_id: string;
  variant_id: string;
  product_slug: string;
  name: string;
  variant: string;
  brand: string;
  sku: string | null;
  quantity: number;
  part_pence: number;
  vat_rate_percent: number | null;
  goods_rate: ColumnType<VatRate | null, VatRate, never>;
  /** Cannot come back once unsealed, as its page said then; null: of before it was kept. */
  sealed: ColumnType<Flag | null, Flag, never>;
  vat_pence: Generated<number>;
}

export interface LineMovementsTable {
  id: string;
  order_id: string;
  line_id: string;
  kind: MovementKind;
  cause: MovementCause;
  /** Below 0 against earlier ones. */
  quantity: number;
  /** Of these so many came back into stock; below 0: were taken from it again. */
  stock_back: Generated<number>;
  amount_pence: Generated<number>;
  refund_id: string | null;
  at: string;
  actor: string | null;
  reason: string;
  /** Of what was sent: the parcel it is in; null where none is known. */
  parcel_id: string | null;
}

export interface ParcelsTable {
  id: string;
  order_id: string;
  /** The first of its order is 1. */
  place: number;
  /** One request makes one parcel. */
  request_key: string | null;
  cause: ParcelCause;
  carrier: Generated<string>;
  tracking_number: Generated<string>;
  tracking_link: Generated<string>;
  weight_grams: number | null;
  sent_at: string;
  made_at: string;
  made_by: string | null;
  undone_at: string | null;
  undone_by: string | null;
}

export interface OrderEventsTable {
  id: string;
  order_id: string;
  at: string;
  actor: string | null;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  note: Generated<string>;
}

export interface OrderCorrectionsTable {
  id: string;
  order_id: string;
  request_key: string;
  at: string;
  actor: string;
  reason: string;
  /** JSON of `CorrectionFacts`. */
  facts: string;
  /** JSON of `PersonChange`; '' where name, contact and address stayed, and where the person is erased. */
  person: string;
}

export interface OrderMarksTable {
  order_id: string;
  kind: MarkKind;
  mark: string;
}

export interface OrderDifferencesTable {
  id: string;
  order_id: string;
  correction_id: string;
  amount_pence: number;
  state: 'open' | 'paid' | 'let-go' | 'replaced';
  /** Null where the shop takes no payments. */
  payment_id: string | null;
  link_until: string;
  at: string;
  ended_at: string | null;
  /** The staff member; null for the customer and the shop itself. */
  ended_by: string | null;
}

export interface OrderMovesTable {
  id: string;
  at: string;
  actor_id: string | null;
  actor: string;
  to_status: MoveTarget;
  refunds: number;
  begun_at: string | null;
  undo_until: string | null;
  undone_at: string | null;
  undone_by: string | null;
  ending_at: string | null;
}

export interface OrderMoveOrdersTable {
  move_id: string;
  place: number;
  order_number: string;
  order_id: string | null;
  state: 'waiting' | 'unchanged' | 'refused' | 'held' | 'final' | 'undone' | 'superseded';
  from_status: OrderStatus | null;
  reason: string | null;
  late_payment_id: string | null;
  late_reference: string | null;
  late_pence: number | null;
  late_by: string | null;
  doubts: Generated<string>;
}

/** PostgreSQL has the words in a column besides, SQLite in a virtual table. */
export interface OrderSearchRowsTable {
  place: number;
  order_id: string;
}

export interface OrderSearchDueTable {
  id: Generated<number>;
  order_id: string;
}

export interface OrderHoldersTable {
  order_id: string;
  kind: 'email' | 'phone' | 'address' | 'client';
  holder: string;
  placed_at: string;
}

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  status: Generated<MessageStatus>;
  note: Generated<string>;
  answered_at: string | null;
  answered_by: string | null;
  /** Of a complaint: the order it names, '' for none, and the day by which it is replied to in full. */
  order_number: Generated<string>;
  reply_by: Generated<string | null>;
  created_at: string;
}

export interface TradeApplicationsTable {
  id: string;
  business_name: string;
  contact_name: string;
  email: string;
  phone: string;
  business_type: string;
  company_number: Generated<string>;
  vat_number: Generated<string>;
  address: string;
  postcode: string;
  website: Generated<string>;
  monthly_order: string;
  message: Generated<string>;
  status: Generated<ApplicationStatus>;
  note: Generated<string>;
  archived_at: Generated<string | null>;
  created_at: string;
}

export interface NewsletterSubscribersTable {
  id: string;
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  source: string;
  created_at: string;
  updated_at: string;
  confirmed_at: string | null;
}

export interface StockRequestsTable {
  id: string;
  email: string;
  product_id: string;
  variant_id: string;
  asked_at: string;
  mailed_at: string | null;
  confirmed_at: string | null;
}

export interface UnaskedMailsTable {
  kind: string;
  /** A digest. */
  address: string;
  since: string;
  mails: number;
}

export interface StaffAlertsTable {
  user_id: string;
  alert: string;
  wanted: Flag;
}

export interface HeldOrderAlertsTable {
  order_id: string;
  at: string;
}

export interface LowStockFallsTable {
  variant_id: string;
  fallen_at: string;
}

export interface ShopFactsTable {
  name: string;
  value: string;
}

export interface SearchMissesTable {
  question: string;
  times: number;
  last_at: string;
}

export interface ShopSettingsTable {
  section: string;
  value: string;
  version: Generated<number>;
  updated_at: string;
}

export interface DemoRowsTable {
  kind: 'product' | 'brand' | 'category' | 'slide' | 'article';
  id: string;
  version: number;
  review_count: number | null;
}

export interface PicturesTable {
  key: string;
  width: number;
  height: number;
  bytes: number;
  name: string;
  created_at: string;
  /** In no library, and deleted once nothing names it. */
  from_shopper: Generated<Flag>;
}

export interface PictureFetchesTable {
  url: string;
  state: 'waiting' | 'fetched' | 'done' | 'failed';
  picture_url: string | null;
  problem: string | null;
  attempts: Generated<number>;
  changed_at: string;
}

export interface ProductPicturesTable {
  product_id: string;
  position: number;
  url: string;
  alt: string;
  variant: Generated<string>;
}

export interface PriceHistoryTable {
  id: string;
  product_id: string;
  variant_id: string | null;
  price_pence: number;
  original_price_pence: number | null;
  on_sale: Generated<Flag>;
  /** Invented by the demo's stocking. */
  example: Generated<Flag>;
  from_at: string;
  actor: string | null;
}

export interface BulkChangesTable {
  id: string;
  at: string;
  actor: string;
  kind: BulkChange['kind'];
  title: string;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  undone_at: string | null;
  undone_by: string | null;
}

export interface BulkChangeProductsTable {
  change_id: string;
  product_id: string;
  name: string;
  difference: string | null;
  refusal: string | null;
  undo_refusal: string | null;
}

export interface DatedPricesTable {
  id: string;
  name: string;
  choice: string;
  how: DatedHow;
  amount: number;
  ending: number | null;
  from_at: string;
  until_at: string;
  stop_at: string | null;
  created_at: string;
  created_by: string;
  started_at: string | null;
  begun_at: string | null;
  ended_at: string | null;
  cancelled_at: string | null;
  stopped_by: string | null;
}

export type DatedLineState = 'planned' | 'begun' | 'left' | 'ended' | 'kept';

export interface DatedPriceLinesTable {
  dated_price_id: string;
  product_id: string;
  variant_id: string;
  product_name: string;
  variant_name: Generated<string>;
  old_pence: number | null;
  old_original_pence: number | null;
  new_pence: number | null;
  set_original_pence: number | null;
  state: DatedLineState;
  reason: string | null;
}

export interface DatedPriceRunsTable {
  dated_price_id: string;
  kind: 'begin' | 'end';
  started_at: string;
  ended_at: string | null;
  changed: Generated<number>;
  left_alone: Generated<number>;
}

export interface AuditLogTable {
  id: string;
  at: string;
  actor_id: string | null;
  actor: string;
  action: string;
  subject_id: string;
  subject: string;
  before: string | null;
  after: string | null;
}

export interface AuditItemsTable {
  entry_id: string;
  subject_id: string;
  subject: string;
  before: string | null;
  after: string | null;
}

/** better-auth's tables, this one to `PasskeyTable`, with only the columns that the shop itself reads or writes. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: Flag;
  role: string | null;
  twoFactorEnabled: Flag | null;
  createdAt: string;
  updatedAt: string;
}

export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface SessionTable {
  id: string;
  token: string;
  userId: string;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
}

export interface TwoFactorTable {
  id: string;
  userId: string;
  failedVerificationCount: number | null;
  lockedUntil: string | null;
  lastStep: number | null;
}

export interface PasskeyTable {
  id: string;
  name: string | null;
  userId: string;
  createdAt: string | null;
}

export interface StaffLinksTable {
  digest: string;
  kind: 'invitation' | 'new-password';
  user_id: string | null;
  name: string;
  email: string;
  role: string;
  created_by: string;
  created_at: string;
  expires_at: string;
}

export interface SignInFailuresTable {
  email: string;
  failures: number;
  last_at: string;
  locked_until: string | null;
}

export interface JobsTable {
  id: string;
  kind: string;
  payload: string;
  unique_key: string | null;
  state: Generated<'waiting' | 'done' | 'failed'>;
  run_at: string;
  priority: Generated<number>;
  attempts: Generated<number>;
  claimed_by: string | null;
  claimed_until: string | null;
  last_error: string | null;
  created_at: string;
  ended_at: string | null;
}

export interface MailsTable {
  id: string;
  kind: string;
  recipient: string;
  sender: string;
  reply_to: string;
  subject: string;
  html: string;
  body: string;
  state: 'sent' | 'outbox';
  created_at: string;
  /** The order, message or application that it tells of. */
  about: Generated<string | null>;
}

export interface CashQuestionsTable {
  order_id: string;
  asked_at: string | null;
  ends_at: string | null;
  confirmed_at: Generated<string | null>;
  confirmed_by: Generated<string | null>;
  settled_at: Generated<string | null>;
}

export interface MailTextsTable {
  kind: string;
  subject: string | null;
  introduction: string | null;
  version: number;
  updated_at: string;
}

export interface MessageRepliesTable {
  id: string;
  message_id: string;
  body: string;
  author_id: string;
  author: string;
  at: string;
}

export interface PaymentsTable {
  id: string;
  order_id: string;
  provider: string;
  reference: string | null;
  client_secret: string | null;
  amount_pence: number;
  created_at: string;
  asked_at: string | null;
  /** How many attempts the provider was asked to begin it under: one whose failure it repeats is left behind. */
  attempt: Generated<number>;
  risk_level: RiskLevel | null;
  review: 'open' | 'closed' | null;
  /** The provider's word for the reason or the end of its review. */
  review_reason: string | null;
  /** The provider's word for the kind of fraud it was warned of. */
  fraud_warning: string | null;
  purpose: Generated<PaymentPurpose>;
}

export interface PaymentLedgerTable {
  id: string;
  order_id: string;
  kind: LedgerKind;
  amount_pence: number;
  reference: string;
  note: Generated<string>;
  actor: string | null;
  at: string;
  tender: Generated<Tender>;
}

export interface TransfersTable {
  id: string;
  order_id: string;
  kind: TransferKind;
  amount_pence: number;
  /** The day at the bank. */
  day: string;
  reference: Generated<string>;
  note: Generated<string>;
  /** The row that was entered by mistake. */
  corrects: string | null;
  /** One form makes one row. */
  request_key: string;
  actor: string;
  at: string;
}

export interface PaymentNoticesTable {
  id: string;
  provider: string;
  type: string;
  reference: string | null;
  received_at: string;
}

export interface PaperCountersTable {
  series: PaperSeries;
  last_number: number;
}

export interface PapersTable {
  id: string;
  series: PaperSeries;
  sequence: number;
  number: string;
  order_id: string;
  reference: string;
  issued_at: string;
  /** The tax point; null: the day of issue. */
  supplied_at: string | null;
  gross_pence: number;
  /** JSON of `PaperFacts`. */
  facts: string;
  mail_id: string | null;
  /** Since when it is without its buyer. */
  erased_at: Generated<string | null>;
}

export interface PaperRatesTable {
  paper_id: string;
  rate_percent: number | null;
  net_pence: number;
  vat_pence: number;
  gross_pence: number;
}

export interface RefundsTable {
  id: string;
  order_id: string;
  request_key: string;
  amount_pence: number;
  reason: string;
  state: 'requested' | 'pending' | 'done' | 'failed';
  reference: string | null;
  failure: string | null;
  actor: string | null;
  requested_at: string;
  /** As that of a payment. */
  attempt: Generated<number>;
  tender: Generated<Tender>;
  /** The payment it is asked back from; null: the order's. */
  payment_id: string | null;
  /** The correction that made it; null: none did. */
  correction_id: string | null;
}

export interface RefundPartsTable {
  refund_id: string;
  position: number;
  kind: 'line' | 'delivery' | 'sum';
  line_id: string | null;
  quantity: number;
  amount_pence: number;
  /** Null: outside VAT. */
  rate_percent: number | null;
  /** Taken off what these pieces were worth. */
  reduced_pence: Generated<number>;
}

export interface DisputesTable {
  reference: string;
  order_id: string;
  amount_pence: number;
  reason: string;
  state: DisputeState;
  evidence_due_at: string | null;
  link: string;
  seen_at: string;
  updated_at: string;
}

export interface TestCardPaymentsTable {
  reference: string;
  request_key: string;
  client_secret: string;
  amount_pence: number;
  state: 'unpaid' | 'processing' | 'paid' | 'ended';
  card_brand: string | null;
  card_last4: string | null;
  failure: string | null;
  settles_at: string | null;
  bank_asked_at: string | null;
}

export interface TestCardRefundsTable {
  reference: string;
  payment_reference: string;
  amount_pence: number;
}

export interface ConnectionsTable {
  name: 'stripe' | 'mail';
  sealed: string;
  /** JSON. */
  shown: string;
  changed_at: string;
}

/** Written by `queries/customers/follow-customers.ts`, but for note and tags. */
export interface CustomersTable {
  id: string;
  /** As `normaliseEmail` writes it. */
  email: string;
  name: Generated<string>;
  phone: Generated<string>;
  postcode: Generated<string>;
  /** Orders that stand. */
  orders: Generated<number>;
  /** Received less what went back, over all orders. */
  spent_pence: Generated<number>;
  first_seen_at: string;
  last_seen_at: string;
  note: Generated<string>;
  /** Words between commas. */
  tags: Generated<string>;
}

export interface CustomerLinksTable {
  kind: CustomerLinkKind;
  /** The id of the order, message, application, subscription or stock request. */
  ref: string;
  customer_id: string;
  at: string;
  /** 1: an order that stands. */
  counts: Generated<Flag>;
  spent_pence: Generated<number>;
}

/** Written by triggers (migration 0205). */
export interface CustomerDueTable {
  id: Generated<number>;
  kind: CustomerLinkKind;
  ref: string;
}

/** What was erased by the time that each kind is kept. */
export interface RetentionRunsTable {
  /** In London. */
  day: string;
  kind: RetentionKind;
  erased: number;
  last_at: string;
}

/** Days are those of London. */
export interface TicketsTable {
  id: string;
  kind: TicketKind;
  name: Generated<string>;
  /** As `normaliseEmail` writes it; '' once the person is erased. */
  email: Generated<string>;
  message_id: string | null;
  received_on: string;
  counted_from: string;
  extended_months: Generated<number>;
  extension_reason: Generated<string>;
  due_on: string;
  acknowledged_at: string | null;
  state: Generated<TicketState>;
  assignee: Generated<string>;
  note: Generated<string>;
  answer: Generated<string>;
  answered_at: Generated<string | null>;
  answered_by: Generated<string | null>;
  alerted_on: Generated<string | null>;
  version: Generated<number>;
  created_at: string;
  created_by: string | null;
}

export interface ReturnsTable {
  id: string;
  order_id: string;
  place: number;
  number: string;
  request_key: string;
  state: ReturnState;
  wish: ReturnWish;
  words: Generated<string>;
  asked_at: string;
  asked_by: string | null;
  declared_on: string;
  postage: Generated<Postage | null>;
  answer: Generated<string>;
  agreed_on: Generated<string | null>;
  sent_on: Generated<string | null>;
  received_on: Generated<string | null>;
  inspected_at: Generated<string | null>;
  ends_on: Generated<string | null>;
  due_on: Generated<string | null>;
  closed_at: Generated<string | null>;
  refund_key: Generated<string | null>;
  refunded_pence: Generated<number>;
  version: Generated<number>;
  updated_at: string;
}

export interface ReturnLinesTable {
  id: string;
  return_id: string;
  place: number;
  line_id: string;
  was_sent: Flag;
  quantity: number;
  cause: ReturnCause;
  reason: Generated<string>;
  condition: GoodsCondition;
  wanted_variant_id: Generated<string | null>;
  remedy: ReturnRemedy | null;
  source: string;
  until_day: string | null;
  with_delivery: Flag;
  may_be_reduced: Flag;
  shelf: Generated<number>;
  damaged: Generated<number>;
  tester: Generated<number>;
  binned: Generated<number>;
  found: Generated<string>;
  refund_quantity: Generated<number>;
  refund_pence: Generated<number>;
  reduced_pence: Generated<number>;
  ground: Generated<string>;
  /** What is sent instead; null: nothing. */
  exchange_variant_id: Generated<string | null>;
  exchange_words: Generated<string>;
  /** Null: what was paid for what comes back. */
  exchange_unit_pence: Generated<number | null>;
  /** JSON; '' where none are held. */
  held_goods: Generated<string>;
  exchanged: Generated<number>;
  exchange_pence: Generated<number>;
}

/** Orders that bring what is sent in exchange for goods of another order. */
export interface LinkedOrdersTable {
  order_id: string;
  from_order_id: string;
  return_id: string;
  at: string;
}

export interface CarrierClaimsTable {
  return_id: string;
  order_id: string;
  carrier: string;
  number: Generated<string>;
  amount_pence: number;
  state: ClaimState;
  at: string;
  actor: string;
  updated_at: string;
}

export interface ReturnEventsTable {
  id: string;
  return_id: string;
  at: string;
  actor: string | null;
  step: ReturnStepName;
  note: Generated<string>;
}

export interface ReturnPicturesTable {
  id: string;
  return_id: string;
  digest: string;
  width: number;
  height: number;
  content: Uint8Array;
  added_at: string;
}

export interface PromotionsTable {
  id: string;
  title: string;
  words: string;
  /** JSON, as the two that follow: read by `queries/promotions` alone. */
  effect: string;
  goods: string;
  conditions: string;
  code_kind: CodeKind;
  /** Layers between blanks. */
  combines: string;
  state: PromotionState;
  starts_at: string | null;
  ends_at: string | null;
  limit_uses: number | null;
  limit_each: number | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface PromotionCodesTable {
  /** As `foldCode` writes it. */
  code: string;
  promotion_id: string;
  /** As `normaliseEmail` writes it; '' for anybody. */
  email: Generated<string>;
  batch: Generated<string>;
  created_at: string;
}

/** Never edited, but for the address of an erased person; an order that is cancelled does not count. */
export interface PromotionUsesTable {
  order_id: string;
  promotion_id: string;
  code: Generated<string>;
  /** As `normaliseEmail` writes it. */
  email: string;
  at: string;
}

/** Never edited. */
export interface OrderAdjustmentsTable {
  id: string;
  order_id: string;
  /** Null for delivery. */
  line_id: string | null;
  promotion_id: string;
  words: string;
  code: Generated<string>;
  pence: number;
  is_gift: Generated<Flag>;
  correction_id: string | null;
  at: string;
}

export interface ClassMembersTable {
  /** As `normaliseEmail` writes it. */
  email: string;
  class: CustomerClass;
  code: string;
  created_at: string;
  ended_at: string | null;
}

export interface ReviewsTable {
  id: string;
  product_id: string;
  /** Null: of no shade or size, or of one that is gone. */
  variant_id: string | null;
  variant: Generated<string>;
  stars: number;
  title: Generated<string>;
  body: Generated<string>;
  name: Generated<string>;
  /** Null: an example, from another system, or erased. */
  email: string | null;
  order_id: string | null;
  order_line_id: string | null;
  verified: Generated<Flag>;
  incentive: Generated<string>;
  source: ReviewSource;
  source_key: string | null;
  state: ReviewState;
  hidden_reason: Generated<HiddenReason | ''>;
  age_band: AgeBand | null;
  skin_type: SkinType | null;
  undertone: Undertone | null;
  concern: ReviewerConcern | null;
  hair_type: HairType | null;
  pictured: Generated<Flag>;
  reply: Generated<string>;
  replied_at: string | null;
  replied_by: string | null;
  helpful: Generated<number>;
  unhelpful: Generated<number>;
  /** By `domain/reviews/helpful-rank.ts`. */
  helpful_rank: Generated<number>;
  request_key: string | null;
  created_at: string;
  shown_at: string | null;
  updated_at: string;
  version: Generated<number>;
}

export interface ReviewMarksTable {
  review_id: string;
  trait: ReviewTrait;
  mark: number;
}

export interface ReviewPicturesTable {
  id: string;
  review_id: string;
  position: number;
  url: string;
  words: Generated<string>;
}

export interface ReviewVotesTable {
  review_id: string;
  /** A digest. */
  voter: string;
  helpful: Flag;
}

export interface ReviewReportsTable {
  id: string;
  review_id: string;
  reason: ReportReason;
  words: Generated<string>;
  at: string;
  closed_at: string | null;
}

export interface ReviewEventsTable {
  id: string;
  review_id: string;
  at: string;
  /** Null: the author, or the shop itself. */
  actor: string | null;
  step: ReviewStep;
  note: Generated<string>;
}

/** Written by `database/queries/reviews/write-tallies.ts` alone, as the two that follow. */
export interface ReviewTalliesTable {
  product_id: string;
  example: Flag;
  stars_1: Generated<number>;
  stars_2: Generated<number>;
  stars_3: Generated<number>;
  stars_4: Generated<number>;
  stars_5: Generated<number>;
  pictured: Generated<number>;
}

export interface ReviewMarkTalliesTable {
  product_id: string;
  example: Flag;
  trait: ReviewTrait;
  sum: Generated<number>;
  count: Generated<number>;
}

export interface ReviewHiddenTalliesTable {
  product_id: string;
  example: Flag;
  reason: HiddenReason;
  count: Generated<number>;
}

export interface ReviewRequestsTable {
  order_id: string;
  due_at: string;
  state: 'planned' | 'sent' | 'skipped';
  /** Why it was not sent. */
  reason: Generated<string>;
  sent_at: string | null;
}

export interface ReviewRefusalsTable {
  /** A digest. */
  address: string;
  at: string;
}

export interface QuestionsTable {
  id: string;
  product_id: string;
  /** The question that it answers; null: it is one. */
  question_id: string | null;
  body: string;
  name: Generated<string>;
  /** Null: of staff, an example, or taken away. */
  email: string | null;
  by_shop: Generated<Flag>;
  /** The staff member who wrote it. */
  author: string | null;
  verified: Generated<Flag>;
  source: QuestionSource;
  state: QuestionState;
  hidden_reason: Generated<HiddenReason | ''>;
  request_key: string | null;
  created_at: string;
  shown_at: string | null;
  mailed_at: string | null;
  updated_at: string;
  version: Generated<number>;
}
