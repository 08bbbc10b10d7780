/** The id of the active option: '' while options are shown and none is active, null while none are shown. */
export type ActiveOption = string | null;

export const comboboxInput = (listId: string, active: ActiveOption) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': active !== null,
    'aria-controls': listId,
    'aria-activedescendant': active || undefined,
  }) as const;
