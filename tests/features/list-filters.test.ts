import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#database/open.ts';
import { listTypeRows } from '#database/queries/attributes/listed-types.ts';
import { listBrandRows } from '#database/queries/catalogue-editing/listed-brands.ts';
import { listCategoryRows } from '#database/queries/catalogue-editing/listed-categories.ts';
import { listProductIds, listProductRows } from '#database/queries/catalogue-editing/listed-products.ts';
import { listPageRows } from '#database/queries/content/listed-pages.ts';
import { listSlideRows } from '#database/queries/content/listed-slides.ts';
import { eachCustomerBatch, listCustomers } from '#database/queries/customers/listed-customers.ts';
import { listDatedPrices } from '#database/queries/dated-prices/dated-prices.ts';
import { listAllApplications, listApplications } from '#database/queries/inbox/listed-applications.ts';
import { listMessages } from '#database/queries/inbox/listed-messages.ts';
import { listAllSubscribers, listSubscribers } from '#database/queries/inbox/listed-subscribers.ts';
import { listFailedJobs } from '#database/queries/jobs/listed-jobs.ts';
import { listMails } from '#database/queries/mail/mail-rows.ts';
import { eachBatchOfOrders, listOrderNumbers, listOrderRows } from '#database/queries/order/listed-orders.ts';
import { eachAuditBatch, listAudit } from '#database/queries/people/listed-audit-entries.ts';
import { listPictures } from '#database/queries/pictures/pictures.ts';
import { eachPromotion, listPromotions } from '#database/queries/promotions/listed-promotions.ts';
import { listQuestions } from '#database/queries/questions/questions.ts';
import { eachReturn, listReturns } from '#database/queries/returns/listed-returns.ts';
import { listReviewsToModerate } from '#database/queries/reviews/listed-reviews.ts';
import { listSearchRuleRows } from '#database/queries/search-rules/search-rules.ts';
import { eachMovement, listMovements } from '#database/queries/stock/listed-movements.ts';
import { eachTicket, listTickets } from '#database/queries/tickets/tickets.ts';
import { BRAND_LIST } from '#domain/catalogue/brand-list.ts';
import { CATEGORY_LIST } from '#domain/catalogue/category-list.ts';
import { PRODUCT_LIST } from '#domain/catalogue/product-list.ts';
import { PAGE_LIST } from '#domain/content/page-list.ts';
import { SLIDE_LIST } from '#domain/content/slide-list.ts';
import { CUSTOMER_LIST } from '#domain/customers/customer-list.ts';
import { DATED_PRICE_LIST } from '#domain/dated-prices/dated-price-list.ts';
import { APPLICATION_LIST } from '#domain/inbox/application-list.ts';
import { MESSAGE_LIST } from '#domain/inbox/message-list.ts';
import { SUBSCRIBER_LIST } from '#domain/inbox/subscriber-list.ts';
import { FAILED_JOB_LIST } from '#domain/jobs/job-list.ts';
import { type ListQuery, type ListShape, parseListQuery } from '#domain/lists/list-query.ts';
import { MAIL_LIST } from '#domain/mail/mail-list.ts';
import { ORDER_LIST } from '#domain/order/order-list.ts';
import { AUDIT_LIST } from '#domain/people/audit-list.ts';
import { PICTURE_LIST } from '#domain/pictures/picture-list.ts';
import { TYPE_LIST } from '#domain/product-types/type-list.ts';
import { PROMOTION_LIST } from '#domain/promotion-editing/promotion-list.ts';
import { QUESTION_LIST } from '#domain/questions/question-list.ts';
import { RETURN_LIST } from '#domain/returns/return-list.ts';
import { MODERATION_LIST } from '#domain/reviews/moderation-list.ts';
import { SEARCH_RULE_LIST } from '#domain/search-rules/search-rule-list.ts';
import { STOCK_LIST } from '#domain/stock/stock-list.ts';
import { TICKET_LIST } from '#domain/tickets/ticket-list.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

type Rows = Promise<unknown> | AsyncIterable<unknown>;

/** A list of /cms with what reads it: the page, and its export or its choice of all. */
function list<Shape extends ListShape>(
  name: string,
  shape: Shape,
  ...reads: ((db: Db, query: ListQuery<Shape>) => Rows)[]
) {
  const namesRead = (db: Db) => Promise.all(reads.map((read) => filtersRead(db, shape, read)));
  return { name, filters: Object.keys(shape.filters), namesRead };
}

const LISTS = [
  list('brand-list', BRAND_LIST, listBrandRows),
  list('category-list', CATEGORY_LIST, listCategoryRows),
  list('product-list', PRODUCT_LIST, listProductRows, listProductIds),
  list('page-list', PAGE_LIST, listPageRows),
  list('slide-list', SLIDE_LIST, listSlideRows),
  list('application-list', APPLICATION_LIST, listApplications, listAllApplications),
  list('message-list', MESSAGE_LIST, listMessages),
  list('subscriber-list', SUBSCRIBER_LIST, listSubscribers, listAllSubscribers),
  list('job-list', FAILED_JOB_LIST, listFailedJobs),
  list('mail-list', MAIL_LIST, listMails),
  list(
    'order-list',
    ORDER_LIST,
    listOrderRows,
    (db, query) => listOrderNumbers(db, query, 10),
    eachBatchOfOrders,
  ),
  list('audit-list', AUDIT_LIST, listAudit, eachAuditBatch),
  list('picture-list', PICTURE_LIST, listPictures),
  list('type-list', TYPE_LIST, listTypeRows),
  list('search-rule-list', SEARCH_RULE_LIST, listSearchRuleRows),
  list('customer-list', CUSTOMER_LIST, listCustomers, eachCustomerBatch),
  list(
    'return-list',
    RETURN_LIST,
    (db, query) => listReturns(db, query, '2026-01-01'),
    (db, query) => eachReturn(db, query, '2026-01-01'),
  ),
  list('moderation-list', MODERATION_LIST, listReviewsToModerate),
  list(
    'ticket-list',
    TICKET_LIST,
    (db, query) => listTickets(db, query, '2026-01-01'),
    (db, query) => eachTicket(db, query, '2026-01-01'),
  ),
  list('question-list', QUESTION_LIST, listQuestions),
  list('dated-price-list', DATED_PRICE_LIST, (db, query) => listDatedPrices(db, query, '2026-01-01')),
  list(
    'promotion-list',
    PROMOTION_LIST,
    (db, query) => listPromotions(db, query, '2026-01-01'),
    (db, query) => eachPromotion(db, query, '2026-01-01'),
  ),
  list('stock-list', STOCK_LIST, listMovements, eachMovement),
];

test('every list of /cms stands here', () => {
  const files = readdirSync(new URL('../../domain', import.meta.url), { recursive: true, encoding: 'utf8' });
  const names = files.flatMap((file) => {
    const name = /([\w-]+-list)\.ts$/.exec(file)?.[1];
    if (!name) return [];
    // One without such a shape is a list of the shop's pages.
    const text = readFileSync(new URL(`../../domain/${file}`, import.meta.url), 'utf8');
    return text.includes('ListShape') ? name : [];
  });
  expect(LISTS.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

describe('filters of lists', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('sqlite');
  });
  afterAll(() => shop.close());

  test.each(LISTS)('$name is read by every filter of its shape', async ({ filters, namesRead }) => {
    for (const names of await namesRead(shop.platform.db)) expect(names).toEqual(filters.toSorted());
  });
});

/** Runs a query of a list in which every filter is set, and returns the names of those that it asked for. */
async function filtersRead<Shape extends ListShape>(
  db: Db,
  shape: Shape,
  read: (db: Db, query: ListQuery<Shape>) => Rows,
): Promise<string[]> {
  const values = Object.entries(shape.filters).map(([name, known]) => [
    name,
    known === 'any' ? '2026-01-01' : (known[0] ?? ''),
  ]);
  const query = parseListQuery(new URLSearchParams(values), shape);
  const names = new Set<string>();
  const filters = new Proxy(query.filters, {
    get(target, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(target, name);
    },
  });
  const rows = read(db, { ...query, filters });
  if (rows instanceof Promise) await rows;
  else for await (const _ of rows);
  return [...names].toSorted();
}
