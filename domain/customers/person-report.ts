import { escapeHtml } from '#domain/text/escape-html.ts';

/** One fact about a person after the other, by its name. */
export type PersonRecord = Record<string, string | number | null>;

/** All that is kept of a person, by what it is: 'Orders', 'Messages'. */
export type PersonData = { section: string; records: PersonRecord[] }[];

/** A page of its own, which needs nothing else to be read: what is kept of a person, in words. */
export function personReport(data: PersonData, { shopName, madeAt }: { shopName: string; madeAt: string }) {
  const sections = data
    .filter(({ records }) => records.length > 0)
    .map(
      ({ section, records }) =>
        `<h2>${escapeHtml(section)}</h2>\n${records.map((record) => recordHtml(record)).join('\n')}`,
    );
  const title = `What ${shopName} keeps about you`;
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}dl{border-top:1px solid #ccc;padding:.5rem 0;margin:0;
display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>Made on ${escapeHtml(madeAt)}.</p>
${sections.join('\n')}
</body>
</html>
`;
}

function recordHtml(record: PersonRecord): string {
  const facts = Object.entries(record).filter(([, value]) => value !== null && value !== '');
  return `<dl>${facts
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`)
    .join('')}</dl>`;
}
