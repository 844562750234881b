import type { DeviceSession } from '@stratum/contract/auth';
import { parse } from 'bowser';

export type Device = Pick<DeviceSession, 'browser' | 'system' | 'kind'>;

/** What a browser says of itself and of what it runs on. Versions change and tell nobody apart. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, kind: kindOf(platform.type) };
}

function kindOf(type: string | undefined): Device['kind'] {
  return type === 'desktop' || type === 'mobile' || type === 'tablet' ? type : 'unknown';
}
