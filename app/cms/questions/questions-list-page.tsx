import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { listQuestions, type Question } from '#database/queries/questions/questions.ts';
import { QUESTION_LIST, QUESTION_SHOWN_WORDS } from '#domain/questions/question-list.ts';
import { shortened } from '#domain/text/shortened.ts';
import type { Route } from './+types/questions-list-page';
import { questionStateWords } from './question-state-words.ts';

const LIST: ListDeclaration<Question, typeof QUESTION_LIST, never> = {
  path: cmsPaths.questions(),
  shape: QUESTION_LIST,
  kind: 'question',
  title: 'Questions and answers',
  permissions: { view: 'questions.view', change: 'questions.edit', delete: 'questions.edit' },
  verbs: [],
  searchLabel: 'Search by words, name, email or product',
  filters: {
    state: { label: 'State', all: 'Waiting for you', labels: QUESTION_SHOWN_WORDS },
    kind: {
      label: 'Kind',
      all: 'Questions and answers',
      labels: { question: 'Questions', answer: 'Answers of shoppers' },
    },
  },
  empty: {
    title: 'Nothing waits',
    text: 'What shoppers ask and answer on a product’s page comes here once their address is proved.',
    isSameIfFiltered: true,
  },
  idOf: ({ id }) => id,
  nameOf: ({ body }) => shortened(body, 60),
  columns: [
    {
      label: 'What',
      cell: ({ id, questionId, body }) => (
        <RowLink to={cmsPaths.question(questionId ?? id)}>
          {questionId === null ? '' : 'Answer: '}
          {shortened(body, 90)}
        </RowLink>
      ),
    },
    { label: 'Product', labelled: true, cell: ({ product }) => product.name },
    { label: 'By', labelled: true, isMinor: true, cell: ({ author, name }) => author ?? (name || 'No name') },
    { label: 'Written', sort: 'oldest', labelled: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { label: 'State', labelled: true, cell: (question) => questionStateWords(question) },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadList(args, LIST, listQuestions);
  // Each is read by itself.
  return { ...loaded, actions: [] };
}

export default function QuestionsListPage({ loaderData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={undefined} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the questions" />;
}
