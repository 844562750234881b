import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { nodeVersion, npmVersion, oldestNpmMajor } from './versions.mjs';

const folder = join(root, '.toolchain');

/**
 * The environment in which the pinned Node (and npm, where the machine's is older) comes first in
 * PATH. Both are put into a folder of the project the first time.
 */
export async function toolchain() {
  const nodeBin = await pinned(
    nodePackage(),
    nodeVersion,
    process.platform === 'win32' ? '.' : 'bin',
  );
  const bins = [nodeBin];
  if (npmMajor() < oldestNpmMajor) bins.push(dirname(await pinnedNpm()));
  return { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) };
}

/** The registry's package that carries Node's binary for this machine. */
function nodePackage() {
  const { platform, arch } = process;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return [prefix, platform === 'win32' ? 'win' : platform, arch].join('-');
}

async function pinned(name, version, binFolder) {
  const bin = join(folder, 'node_modules', name, binFolder);
  if (!isInstalled(name, version)) await install(`${name}@${version}`);
  return bin;
}

async function pinnedNpm() {
  if (!isInstalled('npm', npmVersion)) await install(`npm@${npmVersion}`);
  return join(folder, 'node_modules', '.bin', 'npm');
}

function isInstalled(name, version) {
  const manifest = join(folder, 'node_modules', name, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
}

async function install(spec) {
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  console.log(`Fetching ${spec} into .toolchain ...`);
  // The folder's own settings: the project's engine-strict would refuse the machine's older Node.
  await run('npm', ['install', '--no-audit', '--no-fund', '--engine-strict=false', spec], {
    cwd: folder,
  });
}

function npmMajor() {
  // npm names itself in the environment of its scripts; asking it costs a third of a second.
  const named = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  if (named) return Number(named);
  const version = execFileSync('npm', ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return Number(version.split('.')[0]);
}
