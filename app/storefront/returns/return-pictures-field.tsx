import { TextField } from '#app/ui/field.tsx';
import { LARGEST_RETURN_PICTURE_BYTES, MOST_RETURN_PICTURES } from '#domain/returns/return-picture.ts';

/** Chooses pictures of goods. */
export function ReturnPicturesField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Pictures"
      optional
      type="file"
      name="pictures"
      multiple
      accept="image/*"
      error={error}
      hint={`Of the goods and of the parcel. At most ${MOST_RETURN_PICTURES}, each up to ${LARGEST_RETURN_PICTURE_BYTES / 1024 / 1024} MB. Only our staff see them; where they were taken is removed.`}
    />
  );
}
