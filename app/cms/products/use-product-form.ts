import { useEffect, useState } from 'react';
import type { FormValues } from '#app/cms/fields/form-values.ts';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';

type ProductForm = { values: FormValues; words: FormValues };

/** The values of the product form as they are typed, and the words of the options chosen in it. */
export function useProductForm(initial: FormValues): ProductForm {
  const [current, setCurrent] = useState<ProductForm>({ values: initial, words: {} });
  useEffect(() => {
    function follow({ target }: Event) {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form) return;
      const values = readSubmitted(new FormData(form));
      if ('pricePence' in values) setCurrent({ values, words: chosenWords(form) });
    }
    addEventListener('input', follow);
    return () => removeEventListener('input', follow);
  }, []);
  return current;
}

function chosenWords(form: HTMLFormElement): FormValues {
  const chosen = [...form.querySelectorAll('select')].flatMap(({ name, value, selectedOptions }) =>
    value === '' ? [] : [[name, selectedOptions[0]?.text ?? ''] as const],
  );
  return Object.fromEntries(chosen);
}
