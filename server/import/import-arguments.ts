import { parseArgs } from 'node:util';
import * as v from 'valibot';

export type ImportArguments = {
  file: string;
  mapFile: string | null;
  /** null: beside the file. */
  reportFile: string | null;
  dryRun: boolean;
};

export type ParsedArguments =
  | { ok: true; wants: 'help' }
  | { ok: true; wants: 'import'; given: ImportArguments }
  | { ok: false; message: string };

export const USAGE = `Loads products from a CSV file into the shop, or the reviews of another system.

  npm run import -- FILE.csv [--map MAP.json] [--dry-run] [--report REPORT.csv]

  --map MAP.json       how to read a file whose columns have other names (docs/importing.md)
  --dry-run            says what would happen and changes nothing
  --report REPORT.csv  where to write what was found; otherwise beside the file, as FILE.report.csv
  --help               shows this

The first row names the columns. name and price must be there; docs/importing.md lists the others.`;

const argumentsSchema = v.object({
  values: v.object({
    map: v.optional(v.pipe(v.string(), v.nonEmpty('--map needs the name of a file.'))),
    report: v.optional(v.pipe(v.string(), v.nonEmpty('--report needs the name of a file.'))),
    'dry-run': v.optional(v.boolean(), false),
    help: v.optional(v.boolean(), false),
  }),
  positionals: v.array(v.string()),
});

export function parseImportArguments(words: string[]): ParsedArguments {
  const split = splitWords(words);
  if (typeof split === 'string') return { ok: false, message: split };
  const parsed = v.safeParse(argumentsSchema, split);
  if (!parsed.success) return { ok: false, message: parsed.issues[0].message };
  const { values, positionals } = parsed.output;
  if (values.help) return { ok: true, wants: 'help' };
  const [file, ...others] = positionals;
  if (!file) return { ok: false, message: 'Which CSV file should be imported?' };
  if (others.length > 0)
    return { ok: false, message: `One file at a time, please: ${others.join(', ')} is one too many.` };
  return {
    ok: true,
    wants: 'import',
    given: {
      file,
      mapFile: values.map ?? null,
      reportFile: values.report ?? null,
      dryRun: values['dry-run'],
    },
  };
}

function splitWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        report: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.split(/\. To specify/)[0]?.replace(/\.?$/, '.') ?? message;
  }
}
