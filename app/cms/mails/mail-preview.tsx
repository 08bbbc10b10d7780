import { useEffect, useRef, useState } from 'react';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import type { FormValues } from '#app/cms/fields/form-values.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';

/** Waits for a pause in typing. */
const SHOW_AFTER_MS = 350;

/** The whole mail with invented facts, as it arrives on a phone, on a desk and as text. */
export function MailPreview({ kind, values }: { kind: string; values: FormValues }) {
  const { subject = '', introduction = '' } = values;
  const search = new URLSearchParams({ subject, introduction });
  const source = `${cmsPaths.mailPreview(kind)}?${search}`;
  return (
    <div className="mt-5">
      <FieldGroup title="Preview" hint="With invented facts; links open nothing.">
        <div className="grid items-start gap-5 lg:grid-cols-[auto_minmax(0,1fr)]">
          <Frame title="On a phone" source={source} className="w-[22rem]" />
          <Frame title="On a desk" source={source} className="w-full" />
          <Frame title="The text part" source={`${source}&part=text`} className="w-full lg:col-span-2" />
        </div>
      </FieldGroup>
    </div>
  );
}

/** Follows its source without adding to the history of the browser. */
function Frame({ title, source, className }: { title: string; source: string; className: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(source);
  const shown = useRef(source);
  useEffect(() => {
    if (shown.current === source) return;
    const waiting = setTimeout(() => {
      shown.current = source;
      frame.current?.contentWindow?.location.replace(source);
    }, SHOW_AFTER_MS);
    return () => clearTimeout(waiting);
  }, [source]);
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <iframe
        ref={frame}
        title={title}
        src={first}
        sandbox="allow-popups"
        className={`h-[36rem] max-w-full rounded-card border border-line bg-white ${className}`}
      />
    </figure>
  );
}
