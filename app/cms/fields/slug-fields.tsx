import { useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { slugFrom } from '#domain/text/slug.ts';

/** Name and slug: the slug follows the name until somebody types one. */
export function SlugFields({
  values,
  errors,
  slugHint,
  label = 'Name',
  field = 'name',
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
  slugHint: string;
  /** The field that the slug follows. */
  label?: string;
  field?: 'name' | 'title';
}) {
  const { slug = '' } = values;
  const [own, setOwn] = useState(slug);
  const [follows, setFollows] = useState(slug === '');
  return (
    <>
      <TextField
        label={label}
        name={field}
        defaultValue={values[field]}
        required
        error={errors[field]}
        onChange={({ currentTarget }) => follows && setOwn(slugFrom(currentTarget.value))}
      />
      <TextField
        label="Slug"
        name="slug"
        value={own}
        hint={`${slugHint} Left blank, it is made from the ${field}.`}
        error={errors.slug}
        onChange={({ currentTarget }) => {
          setOwn(currentTarget.value);
          setFollows(currentTarget.value === '');
        }}
      />
    </>
  );
}
