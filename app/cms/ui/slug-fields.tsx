import { useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { slugFrom } from '#domain/text/slug.ts';

/** Name and slug: the slug follows the name until somebody types one of their own (spec §5). */
export function SlugFields({
  name,
  slug,
  errors,
  slugHint,
  label = 'Name',
  field = 'name',
}: {
  name: string;
  slug: string;
  errors: Record<string, string>;
  slugHint: string;
  /** Of what the slug follows. */
  label?: string;
  field?: 'name' | 'title';
}) {
  const [own, setOwn] = useState(slug);
  const [follows, setFollows] = useState(slug === '');
  return (
    <>
      <TextField
        label={label}
        name={field}
        defaultValue={name}
        required
        error={errors[field]}
        onChange={({ currentTarget }) => follows && setOwn(slugFrom(currentTarget.value))}
      />
      <TextField
        label="Slug"
        name="slug"
        value={own}
        hint={slugHint}
        error={errors.slug}
        onChange={({ currentTarget }) => {
          setOwn(currentTarget.value);
          setFollows(currentTarget.value === '');
        }}
      />
    </>
  );
}
