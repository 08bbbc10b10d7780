import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import type { OrderMarks } from '#domain/order-marks/order-marks.ts';
import { Card } from './card.tsx';

/** Who of the staff has an order in hand, and the tags they sort orders by. */
export function MarksCard({ marks: { person, tags }, people }: { marks: OrderMarks; people: string[] }) {
  const isSending = useNavigation().formData?.get('intent') === 'mark';
  const names = person && !people.includes(person) ? [person, ...people] : people;
  return (
    <Card title="For the staff">
      <Form
        key={`${person} ${tags.join()}`}
        method="post"
        preventScrollReset
        className="grid gap-3"
        onSubmit={(event) => isSending && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="mark" />
        <SelectField label="In hand of" name="person" defaultValue={person}>
          <option value="">Nobody</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Tags"
          name="tags"
          defaultValue={tags.join(', ')}
          maxLength={300}
          hint="Between commas: fragile, call first"
          autoComplete="off"
        />
        <Button type="submit" variant="outline" aria-disabled={isSending}>
          Save
        </Button>
      </Form>
    </Card>
  );
}
