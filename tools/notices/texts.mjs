import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const licenceFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
const copyright = /^\W*(copyright|\(c\)|©).*\d{4}/i;

/**
 * The texts of licences that stand in the installed packages. Texts that differ in their copyright
 * lines alone are one; each package keeps its lines.
 * @returns {{ text: string, holders: string[] }[]}
 */
export function licenceTexts(packages) {
  const texts = new Map();
  for (const { name, path } of packages) {
    for (const { text, lines } of textsIn(join(root, path))) {
      const key = text.replace(/[\s"'“”*]+/g, ' ').toLowerCase();
      const known = texts.get(key) ?? { text, holders: new Set() };
      known.holders.add([name, ...lines].join('\n    '));
      texts.set(key, known);
    }
  }
  return [...texts.values()].map(({ text, holders }) => ({ text, holders: [...holders] }));
}

/** None where the package is another machine's. */
function textsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) =>
      readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').split('\n'),
    )
    .map((lines) => ({
      lines: lines.filter((line) => copyright.test(line)).map((line) => line.trim()),
      text: lines
        .filter((line) => !copyright.test(line))
        .join('\n')
        .trim(),
    }));
}
