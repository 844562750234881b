import type { Plugin } from 'vite';

const router = /node_modules\/react-router\/.*\.js$/;
/** Names for the developers' tools: a bundler takes each for something that must happen. */
const names = /^\w+\.displayName = ".*";$/gm;
const madeByReact = /^(const \w+ = )(React\$1\.(?:forwardRef|createContext)\()/gm;

/**
 * Has the bundler drop what the router offers and nobody uses: forms, its own scrolling, links that
 * load ahead. These say neither that making them changes nothing else, nor do without a name.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'stratum:unused-components',
    apply: 'build',
    transform: {
      filter: { id: router },
      handler: (code) => ({
        code: code.replace(names, '').replace(madeByReact, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
