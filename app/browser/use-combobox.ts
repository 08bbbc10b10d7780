import { type RefObject, useEffect } from 'react';
import type { ActiveOption } from './combobox-input.ts';
import { placeAfterKey } from './place-after-key.ts';

type Combobox = {
  /** The listbox's id. */
  id: string;
  /** The listbox's name. */
  label: string;
  /** An element around the input and its options. */
  root: RefObject<HTMLElement | null>;
  active: ActiveOption;
  onActive: (active: ActiveOption) => void;
  startsAtFirst?: boolean;
  /** Called on Enter before an option is chosen; true when the key is used up. */
  onEnter?: () => boolean;
  /** Without it Escape and Tab are left alone. */
  onClose?: () => void;
};

/**
 * A combobox with a listbox, after https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: the focus stays in the input,
 * keys move the active option, Enter clicks it. An active option stays so while it is among the options.
 */
export function useCombobox(combobox: Combobox) {
  const { id, label, root, active, onActive, startsAtFirst } = combobox;

  useEffect(() => {
    const [first, ...others] = optionsOf(root.current).map((option) => option.id);
    if (first === undefined) return onActive(null);
    if (active === null || ![first, ...others].includes(active)) onActive(startsAtFirst ? first : '');
  });
  useEffect(() => () => onActive(null), [onActive]);
  useEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent) => pressKey(event, combobox);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });

  return {
    list: { id, role: 'listbox', tabIndex: -1, 'aria-label': label },
    /** `key` without spaces. */
    option: (key: string, onClick: () => void) => {
      const optionId = `${id}-${key}`;
      return { id: optionId, role: 'option', tabIndex: -1, 'aria-selected': optionId === active, onClick };
    },
  } as const;
}

function pressKey(event: KeyboardEvent, combobox: Combobox) {
  if (event.isComposing) return;
  if (event.key === 'Tab' && combobox.active !== null) return combobox.onClose?.();
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  if (takesKey(event, combobox)) event.preventDefault();
}

function takesKey(
  event: KeyboardEvent,
  { root, active, onActive, onEnter, onClose, startsAtFirst }: Combobox,
) {
  const options = optionsOf(root.current);
  const place = options.findIndex(({ id }) => id === active);
  if (event.key === 'Enter') {
    if (onEnter?.()) return true;
    options[place]?.click();
    return place >= 0;
  }
  if (event.key === 'Escape' && active !== null && onClose) {
    onClose();
    // A menu or dialog around the combobox stays open.
    event.stopPropagation();
    return true;
  }
  const next = placeAfterKey(event.key, place, options.length, startsAtFirst ? 0 : 1);
  if (active === null || next === null || next === place) return false;
  options[next]?.scrollIntoView({ block: 'nearest' });
  onActive(options[next]?.id ?? '');
  return true;
}

function optionsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
}
