import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromiumPath, HEADLESS_SHELL, headlessShellPath } from '../tests/support/chromium.ts';
import { firefoxPath } from '../tests/support/firefox.ts';
import { findPostgres } from '../tests/support/postgres.ts';
import { webkitPrograms } from '../tests/support/webkit.ts';
import { nodeBinary, root, run } from './run.mjs';

/** For the two journeys in other browsers; xvfb-run needs xauth. */
const OTHER_BROWSERS = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/**
 * Installs Chromium and PostgreSQL where they are missing and may be installed, in CI Firefox and WebKit too: there nothing may
 * be left out. Names each package first. Returns what has to be left out all the same.
 */
export async function installTestPrograms({ browser, database, isToInstall }) {
  const missing = ({ headlessShell = false } = {}) => ({
    browser: headlessShell || (browser && !chromiumPath()),
    otherBrowsers: browser && process.env.CI === 'true' && !(firefoxPath() && webkitPrograms()),
    database: database && !findPostgres(),
  });
  if (isToInstall) {
    const atFirst = missing({ headlessShell: browser && canGetHeadlessShell() });
    if (Object.values(atFirst).includes(true)) await installDebianPackages(atFirst);
    if (missing().browser) await installPlaywrightsBrowser();
  }
  const still = missing();
  return [
    ...(still.browser ? ['the journeys: there is no Chromium (CHROMIUM_PATH can name one)'] : []),
    ...(browser && !firefoxPath() ? ['the journey in Firefox (Debian: firefox-esr)'] : []),
    ...(browser && !webkitPrograms() ? ['the journey in WebKit (Debian: webkit2gtk-driver, xvfb)'] : []),
    ...(still.database ? ['everything on PostgreSQL: its server programs are not installed'] : []),
  ];
}

/**
 * The database package would also create a cluster and start it on the usual port. That is switched off in between, and the
 * system's file put back as it was: the tests start servers of their own. One package failing spares the other.
 */
const installScript = `
export DEBIAN_FRONTEND=noninteractive
apt="apt-get -q -y -o DPkg::Lock::Timeout=120"
install="$apt install --no-install-recommends"
$apt update
code=0
case "$*" in *postgresql*)
  $install postgresql-common
  clusters=/etc/postgresql-common/createcluster.conf
  cp -p "$clusters" "$clusters.before-zabelle"
  trap 'mv "$clusters.before-zabelle" "$clusters"' EXIT
  sed -i 's/^#\\?create_main_cluster.*/create_main_cluster = false/' "$clusters"
esac
for package in "$@"; do
  case "$package" in chromium) ! $install ${HEADLESS_SHELL} || continue ;; esac
  $install "$package" || code=1
done
exit $code
`;

/** Journeys in it take two thirds of the processor time they take in a full browser; also where that is installed. */
function canGetHeadlessShell() {
  if (process.env.CHROMIUM_PATH || headlessShellPath()) return false;
  return becomeRoot() !== null && canRun('apt-cache', ['show', HEADLESS_SHELL]);
}

async function installDebianPackages({ browser, otherBrowsers, database }) {
  const asRoot = becomeRoot();
  if (!asRoot || !canRun('apt-get', ['--version'])) return;
  const packages = [
    ...(browser ? ['chromium'] : []),
    ...(otherBrowsers ? OTHER_BROWSERS : []),
    ...(database ? ['postgresql-common', 'postgresql'] : []),
  ];
  const named = packages.map((name) => (name === 'chromium' ? `${HEADLESS_SHELL} or else chromium` : name));
  console.log(
    `Installing the Debian packages ${named.join(', ')} (a minute or two, once; --no-install leaves it) …`,
  );
  const [command, ...args] = [...asRoot, 'sh', '-c', installScript, 'sh', ...packages];
  await report(command, args);
}

/** Returns what to put before a command that needs root: nothing, sudo, or null when that would ask for a password. */
function becomeRoot() {
  if (process.getuid() === 0) return [];
  return canRun('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;
}

async function installPlaywrightsBrowser() {
  console.log("Installing Playwright's own Chromium (a minute or two, once) …");
  const withLibraries = becomeRoot() && canRun('apt-get', ['--version']) ? ['--with-deps'] : [];
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  await report(nodeBinary(), [cli, 'install', ...withLibraries, 'chromium']);
}

/** Prints a package manager's output only when it failed. */
async function report(command, args) {
  let output = '';
  const code = await run(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeLimitMs: 10 * 60_000,
    onStart(child) {
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    },
  });
  if (code !== 0) console.error(`${output.trim()}\nThat did not work (exit code ${code}).`);
}

function canRun(command, args) {
  return spawnSync(command, args).status === 0;
}
