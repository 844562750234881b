import { installedProgram } from './installed-program.mjs';

const redis = {
  what: 'Redis',
  names: ['redis-server', 'valkey-server'],
  packages: ['redis-server'],
  otherwise:
    'The tests need Redis. Install it, or set REDIS_SERVER_PATH to a redis-server or valkey-server.',
};

/**
 * The Redis that the tests start: REDIS_SERVER_PATH, else an installed one.
 * @returns {Promise<string>} its path; rejects with a sentence that says what to do
 */
export async function redisServer(env) {
  return env.REDIS_SERVER_PATH || installedProgram(redis, env);
}
