import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as prerender from '../src/app/prerender.tsx';
import { renderPublicSet } from './public-set.ts';

// Renders the public pages from another pack than the build's, as JSON: node render.js PACK
const [pack = ''] = process.argv.slice(2);
const { assets } = JSON.parse(
  await readFile(path.join(import.meta.dirname, 'public.json'), 'utf8'),
);
prerender.renderFrom(pack);
process.stdout.write(JSON.stringify(await renderPublicSet(prerender, assets)));
