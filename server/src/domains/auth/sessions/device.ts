import type { DeviceSession } from '@stratum/contract/auth';
import { parse } from 'bowser';

export type Device = Pick<DeviceSession, 'browser' | 'system' | 'kind'>;

/** Browser and system as the User-Agent header names them, without versions, which change too often. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, kind: kindOf(platform.type) };
}

function kindOf(type: string | undefined): Device['kind'] {
  return type === 'desktop' || type === 'mobile' || type === 'tablet' ? type : 'unknown';
}
