import { apiBase } from '@stratum/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * @param styleHashes `sha256-...` of the style elements that pre-rendered pages carry
 * @param fileOrigin where files are sent to and loaded from besides the product's own origin
 */
export function contentSecurityPolicy(
  styleHashes: readonly string[] = [],
  fileOrigin: string | null = null,
): string {
  const files = fileOrigin === null ? '' : ` ${fileOrigin}`;
  const styles = styleHashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    `img-src 'self' data: blob:${files}`,
    "font-src 'self'",
    `media-src 'self' blob:${files}`,
    `connect-src 'self'${files}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /csp-report',
  ].join('; ');
}

/** @param microphone whether the page may record sound, if its reader lets it */
export function permissionsPolicy(microphone = false): string {
  return `camera=(), geolocation=(), microphone=${microphone ? '(self)' : '()'}`;
}

const year = 365 * 24 * 3600;

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Headers of every answer; a page widens the policy by its own style hashes.
 * @param hstsSubdomains whether other hosts below the product's are held to https, too
 */
export function securityHeaders(hstsSubdomains: boolean): SecurityHeaders {
  const scope = hstsSubdomains ? '; includeSubDomains' : '';
  return {
    'content-security-policy': contentSecurityPolicy(),
    'strict-transport-security': `max-age=${year}${scope}`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(),
  };
}

/** Sets the headers of every answer. A hook calls it, and so does a refusal that comes before hooks. */
export function protect(
  headers: SecurityHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers(headers).header('x-request-id', request.id);
  if (request.url.startsWith(apiBase)) reply.header('cache-control', 'no-store');
}
