/** A file of messages in one language, by the namespaces in it. */
interface MessageBundle {
  readonly name: string;
  readonly test: RegExp;
}

/** What pages need together; the first that fits takes a namespace. */
const bundles: readonly MessageBundle[] = [
  // On every page.
  { name: 'frame', test: /^shell|^shared\/(outbox|ui|toasts)/ },
  { name: 'forms', test: /^fields|^shared\/(person-fields|uploads)/ },
  {
    name: 'graphs',
    test: /^shared\/charts|^features\/(chapters\/films|progress\/scores|results\/levels)/,
  },
  // What a page other than the profile shows of it.
  { name: 'account-data', test: /^features\/profile\/account-data/ },
  { name: 'group-invitation', test: /^features\/groups\/invitation/ },
  { name: 'group-boards', test: /^features\/boards\/board/ },
  // What opens over a group, each when it is asked for.
  {
    name: 'group-settings',
    test: /^features\/(groups\/(create|invite|me|members|settings)|chat\/(media|search)|blocks|reports)/,
  },
  // The card on the dashboard has them too.
  { name: 'goal-list', test: /^features\/goals\/list/ },
  // Of the shop, the dashboard has no more.
  { name: 'shop-card', test: /^features\/shop\/card/ },
  // The page of a goal tells of its last changes.
  { name: 'goal-details', test: /^features\/goals\/(details|history)/ },
  { name: 'dashboard', test: /^(features\/progress|pages)\/dashboard/ },
  { name: 'progress', test: /^features\/progress|^pages\/(graph-view|my-progress)/ },
  { name: 'site', test: /^shared\/site|^pages\/(about|author|home|legal|program|stratum)/ },
];

/** The bundle of a namespace: `profile` for the folders below `features/profile` and `pages/profile`. */
export function messageBundleOf(namespace: string): string {
  const [, subject = namespace, part] = namespace.split('/');
  // A slice of the console has a file of its own.
  const own = subject === 'console' && part ? `console-${part}` : subject;
  return bundles.find(({ test }) => test.test(namespace))?.name ?? own;
}
