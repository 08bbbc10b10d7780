import { hasUnsavedForm } from './shown-page.ts';

/** Loads what a form can do without, such as suggestions: under unsaved changes a failure is `empty`, not an error page. */
export async function loadOr<Loaded>(load: () => Promise<Loaded>, empty: Loaded): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (hasUnsavedForm()) return empty;
    throw error;
  }
}
