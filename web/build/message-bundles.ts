import { globSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@stratum/contract/locale';
import type { Plugin } from 'vite';
import { messageBundleOf } from '../src/app/message-bundle.ts';

/** Exports `frames`: by language, the import of what every page has, and of the list of the others. */
const listId = 'virtual:messages';
/** The bundle of every page. */
const frame = 'frame';
const isOurs = new RegExp(`^\0?${listId}`);

/** Exports the messages of a bundle by their namespaces: `virtual:messages/auth-de`. */
export function messageBundleId(bundle: string, locale: string): string {
  return `${listId}/${bundle}-${locale}`;
}

const web = path.resolve(import.meta.dirname, '..');
const sources = path.join(web, 'src');

/**
 * Messages are written in many small files, one a folder and language, and travel in few, one a
 * bundle and language. In development a changed file reloads the page, since the modules made here
 * import it; a new or removed one makes them anew.
 */
export function messageBundles(): Plugin {
  let bundles = readBundles();
  return {
    name: 'stratum:message-bundles',
    resolveId: { filter: { id: isOurs }, handler: (id) => `\0${id.replace('\0', '')}` },
    load: {
      filter: { id: isOurs },
      handler(id) {
        const [, bundle = '', locale = ''] = /\/([\w-]+)-(\w+)$/.exec(id) ?? [];
        const namespaces = bundles.get(bundle);
        if (!namespaces) return framesModule;
        const messages = bundleModule(namespaces, locale);
        return bundle === frame ? `${messages}\n${listOf([...bundles.keys()], locale)}` : messages;
      },
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !/\/messages\.\w+\.json$/.test(file)) return undefined;
      bundles = readBundles();
      const known = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...known.filter(({ id }) => id !== null && isOurs.test(id))];
    },
  };
}

/** The namespaces of each bundle: the folders with messages, and `fields`, shared with the server. */
function readBundles(): Map<string, string[]> {
  const files = globSync('**/messages.en.json', { cwd: sources });
  const namespaces = ['fields', ...files.map((file) => path.posix.dirname(file))];
  return Map.groupBy(namespaces.toSorted(), messageBundleOf);
}

function fileOf(namespace: string, locale: string): string {
  return namespace === 'fields'
    ? path.join(web, `../contract/src/messages/fields.${locale}.json`)
    : path.join(sources, namespace, `messages.${locale}.json`);
}

function bundleModule(namespaces: readonly string[], locale: string): string {
  const imports = namespaces.map(
    (namespace, index) => `import n${index} from ${JSON.stringify(fileOf(namespace, locale))};`,
  );
  const members = namespaces.map((namespace, index) => `${JSON.stringify(namespace)}: n${index},`);
  return [...imports, 'export default {', ...members, '};'].join('\n');
}

const framesModule = exportImports(
  'frames',
  locales.map((locale) => [locale, messageBundleId(frame, locale)]),
);

/** The other bundles of a language: nobody loads the names of files in another one. */
function listOf(names: readonly string[], locale: string): string {
  const others = names.filter((name) => name !== frame);
  return exportImports(
    'bundles',
    others.map((name) => [name, messageBundleId(name, locale)]),
  );
}

function exportImports(list: string, modules: readonly (readonly [string, string])[]): string {
  const members = modules.map(([name, id]) => `'${name}': () => import('${id}'),`);
  return [`export const ${list} = {`, ...members, '};'].join('\n');
}
