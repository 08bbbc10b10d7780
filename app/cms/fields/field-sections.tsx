import type { ComponentProps, ReactNode } from 'react';
import { PictureField } from '#app/cms/pictures/picture-field.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { CheckField } from './check-field.tsx';
import { FieldGroup } from './field-group.tsx';
import type { FormState, FormValues } from './form-values.ts';

/** A titled group of fields as data; what no field can say is a function of the form's values and errors. */
export type FieldSection = { title: string; hint?: ReactNode; fields: readonly FieldItem[] };

export type FieldItem = FieldDeclaration | FieldRow | ((form: FormState) => ReactNode);

/** Fields side by side, as the classes of a grid say; with a legend, one of several like it. */
type FieldRow = {
  columns?: string;
  legend?: string;
  row: readonly FieldDeclaration[];
  /** Draws the row's fields within something else, for instance where they are not always asked for. */
  within?: (form: FormState, fields: ReactNode) => ReactNode;
};

type FieldDeclaration = {
  name: string;
  label: ReactNode;
  /** A line of text where neither this, `rows` nor `options` says otherwise. */
  type?:
    | 'text'
    | 'password'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'datetime-local'
    | 'color'
    | 'checkbox'
    | 'picture';
  /** Makes it a text of several lines. */
  rows?: number;
  /** To choose from: values, or pairs of value and words. */
  options?: readonly Option[] | ((values: FormValues) => readonly Option[]);
  /** Shown while the record has no value. */
  initial?: string;
  hint?: string;
  optional?: boolean;
  /** Draws it where none of these would do; the declaration then only names it and its options. */
  control?: (form: FormState) => ReactNode;
} & Pick<
  ComponentProps<'input'>,
  'required' | 'inputMode' | 'min' | 'max' | 'maxLength' | 'placeholder' | 'autoComplete' | 'className'
>;

type Option = string | number | readonly [value: string, words: string];

export function FieldSections({ sections, ...form }: { sections: readonly FieldSection[] } & FormState) {
  return sections.map(({ title, hint, fields }) => (
    <FieldGroup key={title} title={title} hint={hint}>
      <Fields items={fields} {...form} />
    </FieldGroup>
  ));
}

/** Declared fields without a group, for small forms. */
export function Fields({ items, ...form }: { items: readonly FieldItem[] } & FormState) {
  return items.map((item, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a declaration does not change its order
    if (typeof item === 'function') return <Custom key={place} draw={item} {...form} />;
    if ('row' in item) return <Row key={place} {...item} {...form} />;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a declaration does not change its order
    return <DeclaredField key={item.name} {...item} {...form} />;
  });
}

function Row({ row, columns = 'sm:grid-cols-2', legend, within, ...form }: FieldRow & FormState) {
  const fields = <Fields items={row} {...form} />;
  if (within) return within(form, <div className={`grid gap-4 ${columns}`}>{fields}</div>);
  if (!legend) return <div className={`grid gap-4 ${columns}`}>{fields}</div>;
  return (
    <fieldset className={`grid gap-3 border-t border-line pt-3 first-of-type:border-0 ${columns}`}>
      <legend className="sr-only">{legend}</legend>
      {fields}
    </fieldset>
  );
}

function Custom({ draw, ...form }: { draw(form: FormState): ReactNode } & FormState) {
  return draw(form);
}

function DeclaredField({
  type,
  rows,
  options,
  initial,
  control,
  values,
  errors,
  ...rest
}: FieldDeclaration & FormState) {
  if (control) return control({ values, errors });
  const { name, label, hint } = rest;
  const value = values[name] || initial;
  const error = errors[name];
  if (type === 'checkbox')
    return (
      <CheckField name={name} value={value}>
        {label}
      </CheckField>
    );
  if (type === 'picture')
    return <PictureField label={String(label)} name={name} value={value ?? ''} error={error} hint={hint} />;
  const field = { ...rest, defaultValue: value, error };
  if (rows) return <TextAreaField {...field} rows={rows} />;
  if (!options) return <TextField {...field} type={type} />;
  return (
    <SelectField {...field}>
      {(typeof options === 'function' ? options(values) : options).map(pairOf).map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** The label of a declared field, and the words of its options. */
export function wordsOfField(sections: readonly FieldSection[], name: string, values: FormValues) {
  const field = sections
    .flatMap(({ fields }) => fields)
    .flatMap((item) => (typeof item === 'function' ? [] : 'row' in item ? item.row : [item]))
    .find((item) => item.name === name);
  if (!field) return {};
  const { label, options } = field;
  const pairs = (typeof options === 'function' ? options(values) : (options ?? [])).map(pairOf);
  return {
    ...(typeof label === 'string' ? { label } : {}),
    words: (value: string) => pairs.find(([option]) => option === value)?.[1],
  };
}

function pairOf(option: Option): readonly [string, string] {
  return typeof option === 'object' ? option : [String(option), String(option)];
}
