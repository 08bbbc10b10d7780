import type { ReactNode } from 'react';
import { AskDialog } from './ask-dialog.tsx';
import { ListHeading } from './list-heading.tsx';
import type { ListResult } from './list-result.ts';
import { SaveResultText } from './save-result-text.tsx';
import { useListResult } from './use-list-result.ts';

/** A list whose records can be acted upon: its heading, what the last action answered, and between them its parts. */
export function ListPage({
  title,
  count,
  buttons,
  answer,
  askFields,
  children,
}: {
  title: string;
  /** As words: '14 brands'. */
  count: string;
  /** Beside the heading. */
  buttons?: ReactNode;
  answer: ListResult | undefined;
  /** Further fields of what the action asks back. */
  askFields?: ReactNode;
  children: ReactNode;
}) {
  useListResult(answer);
  return (
    <>
      <SaveResultText answer={answer} />
      <ListHeading title={title} count={count}>
        {buttons}
      </ListHeading>
      {children}
      <AskDialog ask={answer?.ask}>{askFields}</AskDialog>
    </>
  );
}
