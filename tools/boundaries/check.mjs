// Holds the imports of the whole tree against the dependency rules. Exits 1 on a breach, and also
// when it saw too little: with a TypeScript it does not know, dependency-cruiser looks at nothing.
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const folders =
  process.argv.length > 2 ? process.argv.slice(2) : ['contract', 'content', 'server', 'web'];
const rules = createRequire(import.meta.url)('./rules.cjs');

const { output } = await cruise(folders, {
  ...rules.options,
  ruleSet: { forbidden: rules.forbidden },
  validate: true,
});
const modules = output.modules.filter(({ source }) => /[.]tsx?$/.test(source));
const imports = modules.reduce((count, { dependencies }) => count + dependencies.length, 0);
const unresolved = modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ couldNotResolve, module }) => couldNotResolve && module.startsWith('@stratum/'))
    .map(({ module }) => `${source} → ${module}`),
);
const { violations } = output.summary;

for (const { rule, from, to, cycle } of violations) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  console.error(`${rule.name}: ${from} → ${way}`);
}
for (const line of unresolved) console.error(`not resolved: ${line}`);
console.log(
  `boundaries: ${modules.length} modules, ${imports} imports, ${violations.length} breaches`,
);
if (modules.length === 0 || imports === 0) console.error('boundaries: nothing was looked at.');
process.exitCode =
  violations.length + unresolved.length > 0 || modules.length === 0 || imports === 0 ? 1 : 0;
