import { type ReactNode, useState } from 'react';
import { FormDialog } from '#app/cms/ui/form-dialog.tsx';
import { type ChosenPicture, PictureLibrary } from './picture-library.tsx';

/** Opens the library in a dialog; calls `onChosen` with one picture, or with `multiple` with any number. */
export function LibraryButton({
  multiple = false,
  label,
  className = 'btn btn-outline btn-small',
  onChosen,
  children,
}: {
  multiple?: boolean;
  /** The accessible name if the content is no text. */
  label?: string;
  className?: string;
  onChosen: (pictures: ChosenPicture[]) => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
        className={`needs-script ${className}`}
      >
        {children}
      </button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={multiple ? 'Choose pictures' : 'Choose a picture'}
        className="dialog-library"
      >
        <PictureLibrary
          multiple={multiple}
          onChosen={(pictures) => {
            setOpen(false);
            onChosen(pictures);
          }}
        />
      </FormDialog>
    </>
  );
}
