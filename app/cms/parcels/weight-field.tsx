import { TextField } from '#app/ui/field.tsx';

export function WeightField({ value, error }: { value: string; error: string | undefined }) {
  return (
    <TextField
      label="Weight in grams"
      name="weightGrams"
      optional
      inputMode="numeric"
      maxLength={7}
      autoComplete="off"
      defaultValue={value}
      error={error}
    />
  );
}
