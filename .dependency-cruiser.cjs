// The arrows of ARCHITECTURE.md. Each level may call the ones before it, through their index.ts.
const LEVELS = [
  ['identity', 'files'],
  ['imports'],
  ['providers'],
  ['directory', 'catalogue', 'content', 'meetings'],
  ['payments'],
  ['scheduling'],
  ['consultations', 'queue'],
  ['orders'],
  ['reviews', 'messaging', 'papers'],
  ['notifications', 'analytics'],
  ['privacy'],
];
const MODULES = '^apps/api/src/modules/';
const TESTS = '\\.test\\.tsx?$|^apps/api/src/testing/';

/** Own files are always free: `$1` is the name that the `from` path has caught. */
const forbid = (name, from, to, except = []) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: to, pathNot: except },
});

const levels = LEVELS.map((level, depth) =>
  forbid(
    `level-of-${level.join('-')}`,
    `${MODULES}(${level.join('|')})/`,
    `${MODULES}(${LEVELS.slice(depth).flat().join('|')})/`,
    [`${MODULES}$1/`],
  ),
);

const api = [
  ...levels,
  forbid('module-has-a-level', '.', MODULES, [`${MODULES}(${LEVELS.flat().join('|')})/`]),
  forbid('through-the-index', `${MODULES}([^/]+)/`, MODULES, [`${MODULES}$1/`, `${MODULES}[^/]+/index\\.ts$`]),
  forbid('app-through-the-index', '^apps/api/src/[^/]+\\.ts$', MODULES, [`${MODULES}[^/]+/index\\.ts$`]),
  forbid('modules-know-no-app', MODULES, '^apps/api/src/', [MODULES, '^apps/api/src/platform/']),
  forbid('platform-knows-no-business', '^apps/api/src/platform/', '^apps/api/src/', ['^apps/api/src/platform/']),
  forbid('product-uses-no-test-code', '^apps/api/src/', '^apps/api/src/testing/'),
  forbid('api-not-web', '^apps/api/', '^apps/web/'),
];

const WEB = '^apps/web/src/';
const web = [
  forbid('web-not-api', '^apps/web/', '^(apps/api|packages/(?!contract/))'),
  forbid('web-file-has-a-level', WEB, WEB, [`${WEB}(app|dashboards|features|domain|ui|lib)/`, `${WEB}[^/]+$`]),
  forbid('lib-is-lowest', `${WEB}lib/`, WEB, [`${WEB}lib/`]),
  forbid('ui-knows-no-business', `${WEB}ui/`, WEB, [`${WEB}(ui|lib)/`]),
  forbid('ui-reads-no-api', `${WEB}ui/`, `${WEB}lib/api/(call|send|use-call|use-answer|contract|csv-address)\\.ts$`),
  forbid('domain-below-features', `${WEB}domain/`, WEB, [`${WEB}(domain|ui|lib)/`]),
  forbid('domain-nouns-apart', `${WEB}domain/(?!doctors/|purchase/|consultations/)([^/]+)/`, `${WEB}domain/`, [
    `${WEB}domain/$1/`,
  ]),
  forbid('domain-doctors', `${WEB}domain/doctors/`, `${WEB}domain/`, [
    `${WEB}domain/(doctors|availability|content|reviews)/`,
  ]),
  forbid('domain-purchase', `${WEB}domain/purchase/`, `${WEB}domain/`, [`${WEB}domain/(purchase|payment)/`]),
  forbid('domain-consultations', `${WEB}domain/consultations/`, `${WEB}domain/`, [
    `${WEB}domain/(consultations|prescriptions)/`,
  ]),
  forbid('features-apart', `${WEB}features/([^/]+)/`, WEB, [`${WEB}features/$1/`, `${WEB}(domain|ui|lib)/`]),
  forbid('dashboards-not-app', `${WEB}dashboards/`, WEB, [`${WEB}(dashboards|features|domain|ui|lib)/`]),
  {
    // zod is heavy, and it makes functions of text, which the policy of our pages refuses (decision 002)
    name: 'no-validation-library-in-the-browser',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: TESTS },
    to: {
      path: '^packages/contract/src/',
      pathNot:
        '^packages/contract/src/(member-roles|publication|representation|role-names|role-permissions|shown-phone|text)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
];

module.exports = {
  forbidden: [
    ...api,
    ...web,
    forbid('package-is-a-leaf', '^packages/((?!contract/)[^/]+)/src/', '^(apps|packages)/', ['^packages/$1/']),
    forbid('package-by-its-name', '^apps/', '^packages/(?!contract/)', ['^packages/[^/]+/src/index\\.ts$']),
    forbid('contract-is-a-leaf', '^packages/contract/src/', '.', ['^packages/contract/src/', '(^|/)node_modules/zod/']),
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-resolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:'] },
    },
  ],
  options: {
    // Without swc, and without being told to use it, no .ts file is seen and all is found well.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
