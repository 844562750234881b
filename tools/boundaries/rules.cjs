const own = '^(contract|content|server|web|e2e|bench|tools)/';

/** The dependency rules of ARCHITECTURE.md, for dependency-cruiser. */
module.exports = {
  forbidden: [
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: own, pathNot: '^contract/' },
    },
    {
      name: 'content-imports-contract-only',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: own, pathNot: '^(contract|content)/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'platform-never-imports-domains',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/(domains|demo|admin)/' },
    },
    {
      name: 'a-domain-is-entered-by-its-front-door',
      severity: 'error',
      from: { path: '^server/src/domains/([^/]+)/', pathNot: '/tables[.]ts$' },
      to: {
        path: '^server/src/domains/([^/]+)/',
        pathNot: ['^server/src/domains/$1/', '^server/src/domains/[^/]+/index[.]ts$'],
      },
    },
    {
      name: 'tables-refer-to-tables',
      comment: 'For foreign keys, which drizzle-kit must read without the rest of a domain.',
      severity: 'error',
      from: { path: '^server/src/domains/([^/]+)/tables[.]ts$' },
      to: {
        path: '^server/src/domains/([^/]+)/',
        pathNot: ['^server/src/domains/$1/', '^server/src/domains/[^/]+/(index|tables)[.]ts$'],
      },
    },
    {
      name: 'only-the-app-lists-domains',
      severity: 'error',
      from: { pathNot: '^server/src/app[.]ts$' },
      to: { path: '^server/src/domains/[^/]+/domain[.]ts$' },
    },
    {
      name: 'demo-and-commands-enter-by-front-doors',
      severity: 'error',
      from: { path: '^server/src/(demo/|admin/|start[.]ts|open-deps[.]ts|main[.]ts)' },
      to: { path: '^server/src/domains/', pathNot: '/index[.]ts$' },
    },
    {
      name: 'a-feature-is-entered-by-its-index',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: {
        path: '^web/src/(features|pages|app)/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/index[.]ts$'],
      },
    },
    {
      name: 'shared-and-shell-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(shared|shell)/' },
      to: { path: '^web/src/(features|pages|app)/' },
    },
    {
      name: 'shared-knows-no-shell',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/shell/' },
    },
    {
      name: 'the-client-and-languages-know-no-session',
      severity: 'error',
      from: { path: '^web/src/shared/(api|i18n|navigation)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^web/src/shared/(session|state)/' },
    },
    {
      name: 'the-store-knows-no-session',
      severity: 'error',
      from: { path: '^web/src/shared/state/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^web/src/shared/(session|api|i18n|toasts)/' },
    },
    {
      name: 'the-session-is-entered-by-its-index',
      comment:
        'Save for what a page needs before the rest: its token, and the query cache, which comes later.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/shared/session/' },
      to: {
        path: '^web/src/shared/session/',
        pathNot: '/(index|access-token|query-cache)[.]ts$',
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/dist/|[.]json$)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
