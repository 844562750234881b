/** A file of the bundle by what is in it. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  /** Entries, which are mostly pages, that load a module before it belongs here. */
  readonly minShareCount?: number;
}

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next\/dist\/es\/(?!index|Trans)|zustand)\//;

/** Parts of a few lines that stand on no React Aria: public pages have them too. */
const basics =
  /contract\/src\/(endpoint|endpoints\/(?!(administrators|console-[a-z]+|content-packs|library-administration|orders|shipping)\.)[\w-]+|categories|buckets|months|uuid|habits|plain-days|local-date|(goal|reminder)-words)\.ts$|src\/shared\/(ui\/([\w-]+-style|card|disclosure|link)|charts\/(meter|ridge-geometry|landscape)|i18n\/use-format)\.tsx?$/;

const kit =
  /node_modules\/(react-aria|react-stately|react-aria-components|@internationalized)\/|src\/shared\/(ui\/(?!(dialog|error-state|icon-button|loading|query-state)\.)|navigation|forms\/form-alert)/;

/**
 * What many pages share, in few files: an earlier group takes a module, and all it imports, before a
 * later one. The first four are the frame. The rest is cut by the bundler, each page's own in one file.
 */
const groups: readonly ChunkGroup[] = [
  { name: 'libraries', test: libraries },
  // All that a pre-rendered page loads before the first sign of a person.
  {
    name: 'boot',
    test: /src\/(app\/(boot|held-press|startup-error)|shell\/page-signals|shared\/(session|state)\/(access-token|local-items))\.|contract\/src\/limits\./,
  },
  // All that it loads from then on.
  { name: 'client', test: /src\/app\/client\.tsx$/ },
  // What the pages of the app stand in and read with.
  {
    name: 'layout',
    test: /src\/(app\/providers|shared\/(api\/queries|i18n\/use-format|outbox\/shared-outbox))\.tsx?$/,
  },
  { name: 'basics', test: basics },
  { name: 'kit', test: kit, minShareCount: 33 },
  // The schema library, and the schemas that most forms need; words and days stand on neither.
  {
    name: 'forms',
    test: /node_modules\/zod\/|contract\/src\/(?!console\/|(local-date|[\w-]+-words|notification-kinds|library\/(buckets|played))\.)|src\/shared\/(forms\/(?!form-alert)|person-fields\/birth-date\.)/,
    minShareCount: 8,
  },
  // Each of the fields would be a file of a few hundred bytes.
  {
    name: 'fields',
    test: /src\/shared\/(ui\/(field-[\w-]+|text-field)|person-fields\/field-error-text)\./,
    minShareCount: 4,
  },
  { name: 'auth', test: /src\/features\/auth\//, minShareCount: 5 },
  { name: 'site', test: /src\/shared\/site\//, minShareCount: 2 },
  {
    name: 'results',
    test: /src\/(features\/(results|assessments)\/|shared\/charts\/level-pile)/,
    minShareCount: 3,
  },
  // Parts of a few hundred bytes that cards stand in.
  {
    name: 'cards',
    test: /src\/(shared\/(failures\/(card-boundary|optional-part)|outbox\/index|ui\/(error-state|icon-button|loading|query-state))|features\/profile\/(index|use-profile))\./,
  },
  // Of a day that is shown, on the dashboard and in the year.
  {
    name: 'win-days',
    test: /src\/features\/daily-wins\/(check-in\/|glyphs\/|(?!index\.)[\w-]+\.ts)/,
    minShareCount: 2,
  },
  // What cards and lists of films are marked with, and where they lead.
  {
    name: 'film-marks',
    test: /lucide-react\/.*\/(bookmark|heart|play)\.|features\/(videos\/(video-icons|data\/module-path)|performance\/buckets-path)\.|i18n\/clock\./,
    minShareCount: 2,
  },
  // Lists draw by it too, which load no graphs.
  { name: 'element-width', test: /src\/shared\/ui\/use-element-width\./ },
  { name: 'graphs', test: /src\/(shared\/charts|features\/progress)\//, minShareCount: 3 },
];

/** Rolldown's groups, the first with the highest priority. */
export const chunkGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));

/** The frame names every file of the app: seven signs of a hash tell them apart as well as eight. */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};
