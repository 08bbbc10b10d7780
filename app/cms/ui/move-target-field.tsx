import { SelectField } from '#app/ui/field.tsx';

export function MoveTargetField({
  kind,
  targets,
  leaving,
}: {
  kind: 'brand' | 'category';
  targets: { id: string; name: string }[];
  leaving: string[];
}) {
  return (
    <SelectField label={`It has products. Which ${kind} takes them?`} name="moveTo" required defaultValue="">
      <option value="">Choose a {kind}</option>
      {targets
        .filter(({ id }) => !leaving.includes(id))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}
