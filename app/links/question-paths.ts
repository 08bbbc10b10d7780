/** Links about questions on products; apart from `paths.ts`, which every page loads. */
export const questionPaths = {
  /** The form's own address. */
  form: () => '/questions/ask',
  ask: (product: string) => `/questions/ask?product=${encodeURIComponent(product)}`,
  answer: (product: string, question: string) =>
    `/questions/ask?product=${encodeURIComponent(product)}&question=${encodeURIComponent(question)}`,
  /** All questions about a product. */
  all: (product: string, page = 1) =>
    `/questions?product=${encodeURIComponent(product)}${page > 1 ? `&page=${page}` : ''}`,
  confirm: (token: string) => `/questions/confirm?link=${encodeURIComponent(token)}`,
  leave: (token: string) => `/questions/leave?link=${encodeURIComponent(token)}`,
};
