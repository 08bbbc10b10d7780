import { type Block, foldQuestions, proseText, spanText } from '#domain/content/prose.ts';

/** Returns schema.org/FAQPage with the questions and answers of the page, word for word. */
export function questionFacts(blocks: readonly Block[]): object {
  const questions = foldQuestions(blocks).filter((part) => 'question' in part);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: spanText(question),
      acceptedAnswer: { '@type': 'Answer', text: proseText(answer) },
    })),
  };
}
