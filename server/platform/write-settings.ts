import { writeFileSync } from 'node:fs';
import { settingsDocuments } from './settings-documents.ts';

const words = process.argv.slice(2);
if (words.length > 0) {
  console.error(
    `There is no ${words.join(', ')}. npm run settings writes docs/settings.md and .env.example.`,
  );
  process.exit(1);
}

for (const [path, text] of Object.entries(settingsDocuments())) {
  writeFileSync(path, text);
  console.log(`Wrote ${path}.`);
}
