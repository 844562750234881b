/** A file of the bundle by what is in it. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  /** Entries, which are mostly pages, that load a module before it belongs here. */
  readonly minShareCount?: number;
}

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next\/dist\/es\/(?!index|Trans)|use-sync-external-store|zustand)\//;

/**
 * What many pages share, in few files: an earlier group takes a module, and all it imports, before a
 * later one. The rest is cut by the bundler, each page's own in one file.
 */
const groups: readonly ChunkGroup[] = [
  { name: 'frame', test: libraries },
  // All that a pre-rendered page loads before the first sign of a person.
  {
    name: 'boot',
    test: /src\/(app\/(boot|not-started)|shell\/page-signals|shared\/(session|state)\/(access-token|local-items))\.|contract\/src\/limits\./,
  },
  // Before the kit, of which the providers need the least.
  { name: 'providers', test: /src\/app\/providers\.tsx$/ },
  {
    name: 'shared',
    test: /src\/shared\/(api|i18n|navigation|session|state)\/(?!use-format).*\.tsx?$/,
    minShareCount: 8,
  },
  // Facts and parts of a few lines, which would be files of their own.
  {
    name: 'facts',
    test: /contract\/src\/(endpoint|endpoints\/[\w-]+|categories|buckets|months|uuid)\.ts$|src\/shared\/ui\/([\w-]+-style|heading|icons|text)\.tsx?$/,
  },
  {
    name: 'kit',
    test: /node_modules\/(react-aria|react-stately|react-aria-components|@internationalized)\/|src\/shared\/ui\//,
    minShareCount: 16,
  },
];

/** Rolldown's groups, the first with the highest priority. */
export const chunkGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));
