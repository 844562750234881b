// The checks that are one pass or fail each: [name, program, ...arguments], run from the project's folder.
export const checks = [
  ['types of server and contract', 'tsc', '--noEmit', '-p', '.'],
  ['types of web', 'tsc', '--noEmit', '-p', 'web'],
  ['types of the service worker', 'tsc', '--noEmit', '-p', 'web/service-worker'],
  ['types of the journeys', 'tsc', '--noEmit', '-p', 'e2e'],
  ['format', 'biome', 'check', '--error-on-warnings', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['boundaries', 'node', 'tools/boundaries/check.mjs'],
  ['unused code and dependencies', 'knip'],
  ['installed dependencies', 'npm', 'ls', '--all', '--silent'],
  ['migrations', 'node', 'tools/check-migrations.mjs'],
  ['messages', 'node', 'tools/check-messages.mjs'],
  ['translations', 'i18next-cli', 'status'],
  ['content pack', 'node', 'tools/check-content.mjs'],
  ['ladders', 'node', 'tools/check-ladders.mjs'],
  ['sources', 'node', 'tools/check-sources.mjs'],
  ['commands and paths in the documents', 'node', 'tools/check-docs.mjs'],
];
