import { SETTING_GROUPS, SETTINGS, type SettingGroup } from './settings.ts';

/** The documents written from the table of settings, by path; `npm run settings` writes them, a test compares them. */
export function settingsDocuments(): Record<string, string> {
  return { 'docs/settings.md': settingsPage(), '.env.example': environmentExample() };
}

function settingsPage(): string {
  const sections = SETTING_GROUPS.map((group) => {
    const rows = settingsOf(group).map(
      ([name, { fallback, meaning }]) =>
        `| \`${name}\` | ${fallback ? `\`${fallback}\`` : 'empty'} | ${meaning} |`,
    );
    return [`## ${group}`, '', '| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
  });
  return `${[SETTINGS_INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const SETTINGS_INTRODUCTION = `# Settings

Written by \`npm run settings\` from \`server/platform/settings.ts\`; change that file, not this one.

Settings come from the environment, or from a file \`.env\` in the project's folder (one \`NAME=value\` per line; the
environment wins; \`.env.example\` lists all of them). They are read once at the start, an empty value counts as unset, and
a bad value stops the start with a message before any file or table is created, as does a port in use. What an owner
decides while the shop runs stands in /cms under Settings.`;

function environmentExample(): string {
  const sections = SETTING_GROUPS.map((group) => {
    const lines = settingsOf(group).map(
      ([name, { fallback, example, meaning }]) => `${commentLines(meaning)}\n#${name}=${fallback || example}`,
    );
    return [`# -- ${group} --`, ...lines].join('\n\n');
  });
  return `${[EXAMPLE_INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const EXAMPLE_INTRODUCTION = `# Settings of the shop: copy this file to .env and take the # from the lines to change.
# Written by \`npm run settings\`. Each line has the default, or an example where there is none.`;

function settingsOf(group: SettingGroup) {
  return Object.entries(SETTINGS).filter(([, setting]) => setting.group === group);
}

/** Breaks a text into comment lines of at most 100 characters. */
function commentLines(text: string): string {
  return text.replaceAll(/(.{1,98})(?:\s+|$)/g, '# $1\n').trimEnd();
}
