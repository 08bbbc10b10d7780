import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FormState } from '#app/cms/fields/form-values.ts';
import { GROUPS, type GroupKind } from '#app/cms/groups/group-words.ts';
import { FormDialog } from '#app/cms/ui/form-dialog.tsx';
import { SelectField } from '#app/ui/field.tsx';
import type { GroupChoice } from './group-choice.ts';
import { NewGroupForm } from './new-group-form.tsx';

/** The brand or category of a product, to choose or to create without leaving the form. */
export function GroupField({
  kind,
  name,
  choices,
  canAdd,
  values,
  errors,
}: FormState & { kind: GroupKind; name: string; choices: GroupChoice[]; canAdd: boolean }) {
  const words = GROUPS[kind];
  const [added, setAdded] = useState<GroupChoice[]>([]);
  const [chosen, setChosen] = useState(values[name] ?? '');
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const chosenBefore = useRef(chosen);
  const offered = [...choices, ...added.filter(({ id }) => !choices.some((choice) => choice.id === id))];

  // Tells the form, and what follows its values, of a choice that was made by script.
  useEffect(() => {
    if (chosenBefore.current === chosen) return;
    chosenBefore.current = chosen;
    field.current?.querySelector('select')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [chosen]);

  return (
    <div ref={field} className="grid content-start gap-1">
      <SelectField
        label={words.name}
        name={name}
        required
        value={chosen}
        error={errors[name]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{offered.length === 0 ? `No ${words.plural} yet` : 'Choose…'}</option>
        {offered.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </SelectField>
      {canAdd && (
        <>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="needs-script min-h-8 justify-self-start text-sm underline underline-offset-4 hover:text-rose"
          >
            New {kind}
          </button>
          <noscript>
            <Link to={words.create()} target="_blank" className="text-sm underline underline-offset-4">
              New {kind}, in a new tab
            </Link>
          </noscript>
          <FormDialog open={isOpen} onClose={() => setOpen(false)} title={`New ${kind}`}>
            <NewGroupForm
              kind={kind}
              onAdded={(choice) => {
                setAdded((before) => [...before, choice]);
                setChosen(choice.id);
                setOpen(false);
              }}
            />
          </FormDialog>
        </>
      )}
    </div>
  );
}
