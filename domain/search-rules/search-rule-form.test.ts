import { expect, test } from 'vitest';
import { parseSearchRuleForm } from './search-rule-form.ts';

test('a rule holds phrases, synonyms and products by line', () => {
  expect(
    parseSearchRuleForm({
      asked: ' nappy balm \n\nnappy balm\nbaby balm',
      called: 'barrier cream',
      products: 'https://shop.example/product/barrier-quiet-cream?variant=50-ml\nrose-serum',
    }),
  ).toEqual({
    ok: true,
    rule: {
      asked: 'nappy balm\nbaby balm',
      called: 'barrier cream',
      products: 'barrier-quiet-cream\nrose-serum',
      pageTitle: '',
      pagePath: '',
      popular: false,
    },
  });
});

test.each([
  [{}, 'asked'],
  [{ asked: 'x' }, 'called'],
  [{ asked: 'balm\n???', called: 'cream' }, 'asked'],
  [{ asked: 'x', pagePath: '/faq' }, 'pageTitle'],
  [{ asked: 'x', pageTitle: 'Questions' }, 'pagePath'],
  [{ asked: 'x', pageTitle: 'Questions', pagePath: 'javascript:alert(1)' }, 'pagePath'],
  [{ asked: 'x', products: Array.from({ length: 13 }, (_, place) => `p${place}`).join('\n') }, 'products'],
])('%j is refused at %s', (form, field) => {
  const parsed = parseSearchRuleForm(form);
  expect(parsed.ok ? [] : Object.keys(parsed.errors)).toContain(field);
});
