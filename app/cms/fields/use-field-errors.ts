import { type FormEvent, useMemo, useState } from 'react';
import type { SaveResult } from '#domain/lists/save-result.ts';
import { errorsAfterEdit, type FieldErrors } from './errors-after-edit.ts';
import type { FormValues } from './form-values.ts';
import { readSubmitted } from './submitted-fields.ts';

/** A form's rule, run in the browser after a refusal. */
export type FormRule = (values: FormValues) => { ok: true } | { ok: false; errors: FieldErrors };

const NONE: FieldErrors = {};

/** The errors of a refused form; each goes when its field is put right. */
export function useFieldErrors(result: SaveResult | undefined, rule: FormRule) {
  const refused = result && !result.ok ? result.errors : NONE;
  const submitted = result && !result.ok ? result.submitted : null;
  const [errors, setErrors] = useState(refused);
  const [isOf, setOf] = useState(result);
  if (isOf !== result) {
    setOf(result);
    setErrors(refused);
  }
  const ruleErrors = useMemo(() => (submitted ? errorsOf(rule, submitted) : NONE), [rule, submitted]);

  function checkEdit({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (Object.keys(refused).length === 0) return;
    const edited = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    const found = errorsOf(rule, readSubmitted(new FormData(currentTarget)));
    const isRule = (name: string) => name in ruleErrors;
    // Rows that moved have other names: their errors come back with the next save.
    const left = Object.entries(errorsAfterEdit({ refused, shown: errors, isRule }, found, edited));
    setErrors(Object.fromEntries(edited === '' ? left.filter(([name]) => !name.includes('.')) : left));
  }

  return { errors, checkEdit };
}

function errorsOf(rule: FormRule, values: FormValues): FieldErrors {
  const checked = rule(values);
  return checked.ok ? NONE : checked.errors;
}
