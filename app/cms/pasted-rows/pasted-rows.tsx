import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { SaveResultText } from '#app/cms/lists/save-result-text.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/field.tsx';

/** What became of rows that were sent; `text`: those that were refused, to be put right. */
type PastedResult = { ok: boolean; message: string; text: string };

/** A page whose rows are typed or pasted from a spreadsheet, and saved as a whole or refused. */
export function PastedRows({
  title,
  back,
  heading,
  hint,
  field,
  rows,
  lines,
  result,
}: {
  title: string;
  back: { to: string; label: string };
  heading: string;
  hint: string;
  /** The name of the field. */
  field: string;
  /** How high the field is. */
  rows: number;
  /** The rows as they are stored. */
  lines: readonly string[];
  result: PastedResult | undefined;
}) {
  useListResult(result);
  const stored = lines.join('\n');
  return (
    <>
      <SaveResultText result={result} />
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageHeading title={title} />
      <Form method="post">
        <FieldGroup title={heading} hint={hint}>
          <TextAreaField
            key={stored}
            label={title}
            name={field}
            rows={rows}
            spellCheck={false}
            defaultValue={result?.text || stored}
          />
          <Button type="submit" className="justify-self-start">
            Save {title.toLowerCase()}
          </Button>
        </FieldGroup>
      </Form>
    </>
  );
}
