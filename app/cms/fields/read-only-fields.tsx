import type { ReactNode } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import { FieldGroup } from './field-group.tsx';
import { fieldLabel } from './field-label.ts';
import type { FieldItem, FieldSection } from './field-sections.tsx';
import type { FormValues } from './form-values.ts';

/** Values that only travel with a form; a product's first picture stands among its pictures. */
const INTERNAL = /(?:^|\.)(?:id|standardId|imageUrl|updatedAt|version|\w+Was)$/;

/** The field of a row that needs no word beside the row's own. */
const MAIN_FIELDS = new Set(['name', 'text', 'url']);

type Declared = Exclude<FieldItem, (...form: never[]) => ReactNode>;

/** The values of a form as text, for those who may read and not change it. */
export function ReadOnlyFields({
  sections,
  values,
}: {
  sections: readonly FieldSection[];
  values: FormValues;
}) {
  const declared = sections.map(({ title, fields }) => ({ title, fields: fields.flatMap(fieldsOf) }));
  const names = new Set(declared.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const others = Object.keys(values).filter((name) => !names.has(name) && !INTERNAL.test(name));
  const groups = [
    { title: 'Details', fields: others.map((name) => ({ name, label: labelOf(name) })) },
    ...declared,
  ];
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        You can read this. Changing it is not part of your role.
      </p>
      <div className="grid gap-5">
        {groups.map(({ title, fields }) => {
          const filled = fields.filter(({ name }) => values[name]);
          return (
            filled.length > 0 && (
              <FieldGroup key={title} title={title}>
                <dl className="grid gap-x-5 gap-y-2 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
                  {filled.map((field) => (
                    <div key={field.name} className="contents">
                      <dt className="text-ink-soft">{field.label}</dt>
                      <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
                        <Value field={field} values={values} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </FieldGroup>
            )
          );
        })}
      </div>
    </>
  );
}

type Field = Pick<Extract<Declared, { name: string }>, 'name' | 'label' | 'type' | 'options'>;

function Value({ field: { name, type, options }, values }: { field: Field; values: FormValues }) {
  const value = values[name] ?? '';
  if (type === 'checkbox' || value === 'on') return 'yes';
  if (type === 'picture' || /^\/media\//.test(value) || name.endsWith('.url'))
    return <Picture url={value} alt="" sizes="5rem" className="aspect-4/5 w-20 rounded-lg" />;
  for (const option of (typeof options === 'function' ? options(values) : options) ?? [])
    if (typeof option === 'object' && option[0] === value) return option[1];
  return value;
}

function fieldsOf(item: FieldItem): Field[] {
  if (typeof item === 'function') return [];
  return 'row' in item ? [...item.row] : [item];
}

/** 'variants.0.pricePence' is 'Variant 1: price'. */
function labelOf(name: string): string {
  const [, list = '', place = '', field = ''] = /^(\w+)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (list === '') return fieldLabel(name);
  const row = `${fieldLabel(list).replace(/s$/, '')} ${Number(place) + 1}`;
  return MAIN_FIELDS.has(field) ? row : `${row}: ${fieldLabel(field).toLowerCase()}`;
}
