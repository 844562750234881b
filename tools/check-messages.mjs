// Holds the message files of a folder against one another: the same keys and placeholders in every
// language, no empty sentence, and each language's typography and word list.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { typographyFaults } from '@stratum/content/typography';
import { wordFaults } from '@stratum/content/word-list';
import { locales } from '@stratum/contract/locale';

const files = globSync('{contract,server,web}/src/**/*.{en,fr,de}.json', {
  exclude: (path) => path.includes('node_modules'),
});
/** Stands in the specification as it is. */
const givenSentences = new Set(['Session Expired! Please log in again.']);

const groups = Map.groupBy(files, (file) => `${dirname(file)}/${basename(file).split('.')[0]}`);
const faults = [...groups].flatMap(([name]) => faultsOf(name));

for (const fault of faults) console.error(fault);
console.log(
  `messages: ${groups.size} sets in ${locales.length} languages, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 || groups.size === 0 ? 1 : 0;

function faultsOf(name) {
  const sets = locales.map((locale) => ({ locale, messages: read(`${name}.${locale}.json`) }));
  const keys = new Set(sets.flatMap(({ messages }) => [...messages.keys()].map(withoutPlural)));
  return sets.flatMap(({ locale, messages }) => [
    ...[...keys]
      .filter((key) => !has(messages, key))
      .map((key) => `${name}.${locale}: ${key} is missing`),
    ...[...messages].flatMap(([key, sentence]) =>
      sentenceFaults(name, locale, key, sentence, sets[0].messages),
    ),
  ]);
}

function sentenceFaults(name, locale, key, sentence, english) {
  const at = `${name}.${locale}: ${key}`;
  if (sentence.trim() === '') return [`${at} is empty`];
  const original = english.get(key);
  const same = original === undefined || placeholders(original) === placeholders(sentence);
  return [
    ...(same ? [] : [`${at} has other placeholders than English`]),
    ...(givenSentences.has(sentence)
      ? []
      : typographyFaults(sentence, locale).map((fault) => `${at} ${fault}`)),
    ...wordFaults(sentence, locale).map((fault) => `${at} ${fault}`),
  ];
}

function read(file) {
  const flat = new Map();
  const walk = (value, path) => {
    if (typeof value === 'string') flat.set(path, value);
    else
      for (const [key, child] of Object.entries(value)) walk(child, path ? `${path}.${key}` : key);
  };
  walk(JSON.parse(readFileSync(file, 'utf8')), '');
  return flat;
}

/** Languages have different plural forms of the same sentence. */
function withoutPlural(key) {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

function has(messages, key) {
  return [...messages.keys()].some((each) => withoutPlural(each) === key);
}

function placeholders(sentence) {
  const names = sentence.matchAll(/\{\{\s*([\w.]+)/g).map(([, name]) => name);
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b)).join();
}
