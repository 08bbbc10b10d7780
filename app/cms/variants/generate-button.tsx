import { useRef, useState } from 'react';
import { FormDialog } from '#app/cms/ui/form-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import type { VariantValues } from '#domain/catalogue/product-variant-form.ts';
import { VariantGenerator } from './variant-generator.tsx';

/** Opens the generator, which begins with the unit and the SKU that the form around it holds. */
export function GenerateButton({
  rows,
  onMade,
}: {
  rows: VariantValues[];
  onMade: (rows: VariantValues[]) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [product, setProduct] = useState({ unit: '', sku: '' });
  const root = useRef<HTMLSpanElement>(null);

  function open() {
    const form = root.current?.closest('form');
    const fields = form ? new FormData(form) : new FormData();
    setProduct({ unit: String(fields.get('unit') ?? ''), sku: String(fields.get('sku') ?? '') });
    setOpen(true);
  }

  return (
    <span ref={root}>
      <Button variant="outline" size="small" aria-haspopup="dialog" onClick={open}>
        Generate from options
      </Button>
      <FormDialog open={isOpen} onClose={() => setOpen(false)} title="Variants from options">
        <VariantGenerator
          rows={rows}
          product={product}
          onMade={(made, optionName) => {
            setOpen(false);
            nameOptions(root.current, optionName);
            onMade(made);
          }}
        />
      </FormDialog>
    </span>
  );
}

/** Enters the name of the options in the form around the button, unless the owner has entered one. */
function nameOptions(button: HTMLElement | null, optionName: string): void {
  const field = button?.closest('form')?.elements.namedItem('optionName');
  if (field instanceof HTMLInputElement && field.value.trim() === '') field.value = optionName;
}
