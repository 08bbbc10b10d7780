import { SubNav } from '#app/cms/ui/sub-nav.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';

const LINKS = [
  { label: 'Written mails', to: cmsPaths.mails() },
  { label: 'Texts', to: cmsPaths.mailTexts() },
  { label: 'Failed jobs', to: cmsPaths.failedJobs() },
];

/** The pages about mails: whoever sees one of them sees all. */
export function MailsNav() {
  return <SubNav label="Mails" links={LINKS} />;
}
