import { writeFileSync } from 'node:fs';
import { settingsDocuments } from './settings-documents.ts';

for (const [path, text] of Object.entries(settingsDocuments())) {
  writeFileSync(path, text);
  console.log(`Wrote ${path}.`);
}
