import { Fragment } from 'react';
import { formattedBlocks, type TextPart } from '#domain/text/formatted-text.ts';

/** A description as elements: nothing of it becomes HTML. */
export function FormattedText({ text }: { text: string }) {
  return formattedBlocks(text).map((block, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the text does not change its order
    if (block.kind === 'list')
      return (
        <ul key={place} className="my-2 list-disc pl-5 whitespace-normal">
          {block.items.map((item, at) => (
            <li key={at}>
              <Line parts={item} />
            </li>
          ))}
        </ul>
      );
    const lines = block.lines.map((line, at) => (
      <Fragment key={at}>
        {at > 0 && <br />}
        <Line parts={line} />
      </Fragment>
    ));
    return block.kind === 'heading' ? (
      <h3 key={place} className="mt-3 font-semibold text-ink whitespace-normal">
        {lines}
      </h3>
    ) : (
      <p key={place} className="mt-3 first:mt-0 whitespace-normal">
        {lines}
      </p>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the text does not change its order
  });
}

function Line({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, look }, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the text does not change its order
    if (look === 'strong') return <strong key={place}>{text}</strong>;
    if (look === 'emphasis') return <em key={place}>{text}</em>;
    return <Fragment key={place}>{text}</Fragment>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the text does not change its order
  });
}
