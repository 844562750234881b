/** The push services of Chrome, Edge, Firefox and Safari. `*.` stands for any host below. */
export const defaultPushHosts = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** A host as a list of push services names it, with a port where it is not 443. */
export const pushHostPattern = /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/;

/**
 * Whether a push may be sent to an address: by https, to a host on the list. Whoever signs in can name
 * an endpoint, and the server must not be sent to any other place by it.
 */
export function isOnPushHost(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
  );
}
