import { expect, test } from 'vitest';
import { compareUpgrade } from '#docs/reference/compare-upgrade.ts';
import { defaultsIn, flagsIn, type Release } from '#docs/reference/read-release.ts';
import { readReference } from '#docs/reference/read-reference.ts';
import { firstReleases, minorChanges } from '#docs/reference/releases.ts';
import { problemText } from '#node/content/problem.ts';

test('flags are read where the code declares them, with all their names', () => {
  const code = `
    cli.command('list').option('-w, --watch', 'Run in watch mode').option('--json [path]', 'print tests');
    const flags = [['--related, --findRelatedTests', 'Run tests of files'], [
      '--coverage.clean',
      \`Empty the folder\`
    ]];
    version(version, customFlags = "-v, --version") {}
    spawn('git', ['--cached', '--others']); run('--title', 'a b');
  `;
  expect(flagsIn(code)).toEqual([
    '--coverage.clean',
    '--findRelatedTests',
    '--json',
    '--related',
    '--version',
    '--watch',
  ]);
});

test('defaults are read if they are literal values', () => {
  const code = `
const createDefaultConfig = ()=>({
        root: process.cwd(),
        include: [ '**/*.test.ts' ],
        reporters: 'true' === process.env.CI ? [ 'dot' ] : [ 'default' ],
        retry: LIMIT,
        pool: { type: 'forks', execArgv: getArgs().list },
        bail: 0
    });
const option = project.normalizedConfig.env.prebundle ?? 'auto';
const flag = [ '--config-loader <loader>', 'Choose a loader', { default: 'jiti' } ];
`;
  expect(defaultsIn(code)).toEqual({
    include: ['**/*.test.ts'],
    reporters: ['default'],
    'pool.type': 'forks',
    bail: 0,
    'env.prebundle': 'auto',
    '--config-loader': 'jiti',
  });
  expect(() => defaultsIn('const config = {};')).toThrow('The code of the release has no createDefaultConfig');
});

const release = (version: string, rest: Partial<Release>): Release => ({
  version,
  flags: [],
  config: [],
  api: [],
  values: {},
  ...rest,
});
const NOTHING = { flags: {}, config: {}, api: {} };

test('a name is as old as the first release that has it, also after a gap; a name that is gone has no entry', () => {
  const releases = [
    release('0.9.2', { config: ['env', 'gone'], api: ['rs.fn'] }),
    release('0.9.10', { api: ['rs.fn', 'run'] }),
    release('0.10.0', { config: ['env'], flags: ['--env'], api: ['rs.fn', 'run from @rstest/core/api'] }),
  ];
  expect(firstReleases(releases, NOTHING)).toEqual({
    flags: { '--env': '0.10.0' },
    config: { env: '0.9.2' },
    api: { 'rs.fn': '0.9.2', run: '0.10.0' },
  });
});

test('a release on record stands only between the last package without the name and the first with it', () => {
  const releases = [release('0.9.2', {}), release('0.9.10', { flags: ['--env'] })];
  const after = (known: string) => firstReleases(releases, { ...NOTHING, flags: { '--env': known } }).flags['--env'];
  expect(['0.9.2', '0.9.3', '0.9.10', '0.10.0'].map(after)).toEqual(['0.9.10', '0.9.3', '0.9.10', '0.9.10']);
});

test('a minor is compared with the last release of the previous minor; equal names of different kinds are kept apart', () => {
  const releases = [
    release('0.10.0', { api: ['expect'] }),
    release('0.10.6', { api: ['expect'], config: ['bail', 'old'], values: { bail: 0, happy: '*' } }),
    release('0.11.0', { config: ['expect'] }),
    release('0.11.2', {
      api: ['expect'],
      config: ['bail', 'env', 'expect', 'old'],
      flags: ['--env'],
      values: { bail: 1, happy: '^20', env: 'a', old: 'b' },
    }),
  ];
  expect(minorChanges(releases)).toEqual({
    '0.11': {
      compared: ['0.10.6', '0.11.2'],
      added: ['--env', 'env', 'expect'],
      removed: [],
      changed: { bail: [0, 1], happy: ['*', '^20'], old: [null, 'b'] },
    },
  });
});

const PAGE = `# Upgrade

## Rstest 0.12

\`run\` and \`watch()\`, \`--env\`, \`--pool.type\`, \`snapshot\`; flags below \`--coverage.\`.

### More

Install \`^20.19.0\` or \`>=22\`.

## Rstest 0.11

\`late\`
`;

test('a name that a minor added, removed or changed stands in its section', () => {
  const page = readReference(PAGE, 'upgrade.mdx');
  const found = (changes: object, excused: readonly string[] = []) =>
    compareUpgrade(
      page,
      { '0.12': { compared: ['0.11.1', '0.12.0'], added: [], removed: [], changed: {}, ...changes } },
      excused.length > 0 ? [{ reason: 'why', names: excused }] : [],
    ).map(problemText);
  const lacks = (name: string, how = 'added') => `upgrade.mdx:3:1: the section Rstest 0.12 lacks ${name}: ${how}`;
  const said = [
    'instance.run',
    'watch from @rstest/core/api',
    '--env',
    'snapshot',
    'snapshot.depth',
    '--coverage.clean',
  ];
  expect(
    found({ added: said, removed: ['--pool.type'], changed: { 'Node.js': ['>=18', '^20.19.0 || >=22'] } }),
  ).toEqual([]);
  expect(found({ added: ['late', '--pool', 'env.depth'] })).toEqual([
    lacks('late'),
    lacks('--pool'),
    lacks('env.depth'),
  ]);
  expect(found({ added: ['snapshot.depth'] })).toEqual([lacks('snapshot.depth')]);
  expect(found({ removed: ['old'] })).toEqual([lacks('old', 'removed')]);
  expect(found({ changed: { bail: [0, 1] } })).toEqual([lacks('bail', '0 became 1')]);
  expect(found({ added: ['late'] }, ['late'])).toEqual([]);
  expect(found({ added: ['--env'] }, ['--env'])).toEqual([
    'scripts/docs/reference/compare-upgrade.ts: --env is on the Upgrade page, or no minor has it; remove it from NOT_FOR_READERS',
  ]);
});

test('a minor without a section lacks all its names; minors before 0.5 need none', () => {
  const page = readReference('# Upgrade\n', 'upgrade.mdx');
  const minor = { compared: ['0', '1'], added: ['env'], removed: [], changed: {} } as const;
  expect(compareUpgrade(page, { '0.4': minor, '0.5': minor }, []).map(problemText)).toEqual([
    'upgrade.mdx:1:1: the section Rstest 0.5 lacks env: added',
  ]);
});
