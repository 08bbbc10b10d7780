import { useRef, useState } from 'react';
import { DropZone } from '#app/cms/pictures/drop-zone.tsx';
import { LibraryButton } from '#app/cms/pictures/library-button.tsx';
import type { ChosenPicture } from '#app/cms/pictures/picture-library.tsx';
import { Prose } from '#app/storefront/pages/prose.tsx';
import { TextAreaField } from '#app/ui/field.tsx';
import { PAGE_FACTS } from '#domain/content/page-facts.ts';
import { insertWords, MARKS, markSelection, type Selection } from './insert-markdown.ts';
import type { Reading } from './reading.ts';
import { useReading } from './use-reading.ts';

/** A text in Markdown, with buttons for its marks and a preview beside it. */
export function MarkdownField({
  value,
  error,
  reading: first,
}: {
  value: string;
  error: string | undefined;
  /** The reading of the stored text, shown at once. */
  reading: Reading;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(value);
  const reading = useReading(text, first);

  function change(how: (before: Selection) => Selection) {
    const field = root.current?.querySelector('textarea');
    if (!field) return;
    const after = how({ text: field.value, start: field.selectionStart, end: field.selectionEnd });
    setText(after.text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(after.start, after.end);
    });
  }

  function insertPicture({ url, alt }: ChosenPicture) {
    // Brackets would end the alternative text of Markdown.
    const words = alt.replace(/[[\]\\]/g, '') || 'What it shows';
    change((before) => insertWords(before, `\n\n![${words}](${url})\n\n`));
  }

  return (
    <div ref={root} className="grid gap-4">
      <div role="toolbar" aria-label="Marks" className="needs-script -mb-1 flex flex-wrap gap-1.5">
        {MARKS.map((mark) => (
          <button
            key={mark.label}
            type="button"
            onClick={() => change((before) => markSelection(before, mark))}
            className="min-h-8 rounded-lg border border-line px-2.5 text-sm hover:border-line-strong hover:bg-blush-soft"
          >
            {mark.label}
          </button>
        ))}
      </div>
      <TextAreaField
        label="Text"
        name="body"
        rows={22}
        required
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        hint="Markdown: ## heading, **bold**, - list, [words](/page). HTML is shown as it is typed"
      />
      <FactButtons onChosen={(name) => change((before) => insertWords(before, `{{${name}}}`))} />
      <details className="needs-script fold rounded-xl border border-line px-4">
        <FoldSummary>Put a picture into the text</FoldSummary>
        <div className="grid grid-cols-1 gap-3 pb-4">
          <p>
            <LibraryButton onChosen={([picture]) => picture && insertPicture(picture)}>
              Choose from the library
            </LibraryButton>
          </p>
          <DropZone label="Add a new picture" onAdded={(url) => insertPicture({ url, alt: '' })} />
        </div>
      </details>
      <section aria-label="Preview" className="rounded-xl border border-line bg-page">
        <p className="flex justify-between border-b border-line px-5 py-2.5 text-sm">
          <span className="font-semibold">As visitors read it</span>
          <span role="status" className="text-ink-soft">
            {reading.state === 'failed' ? 'No preview just now' : ''}
          </span>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div className="max-h-[40rem] overflow-y-auto px-5 py-6 sm:px-8" tabIndex={0}>
          <Prose blocks={reading.blocks} products={reading.products} />
        </div>
      </section>
    </div>
  );
}

/** The names allowed in double braces. */
function FactButtons({ onChosen }: { onChosen: (name: string) => void }) {
  return (
    <details className="fold rounded-xl border border-line px-4">
      <FoldSummary>Facts from the settings, and product cards</FoldSummary>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        A name in double braces becomes what the settings say now. A paragraph, list item or table row that
        names something you have not said is left out. {'{{product:slug}}'} alone in a paragraph is the card
        of that product.
      </p>
      <ul className="grid gap-x-6 pb-4 text-sm lg:grid-cols-2">
        {Object.entries(PAGE_FACTS).map(([name, meaning]) => (
          <li key={name} className="flex min-h-8 flex-wrap items-baseline gap-x-2">
            <button
              type="button"
              onClick={() => onChosen(name)}
              className="min-h-6 font-mono text-[0.8125rem] underline decoration-line-strong underline-offset-4 hover:text-rose"
            >
              {`{{${name}}}`}
            </button>
            <span className="text-ink-soft">{meaning}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function FoldSummary({ children }: { children: string }) {
  return (
    <summary className="flex min-h-11 items-center justify-between gap-4 text-sm font-semibold">
      {children}
      <span aria-hidden="true" className="fold-mark" />
    </summary>
  );
}
