import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came over the wire. */
export interface SignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payload: string;
  /** Seconds after `date`; null for a request that is signed in a header. */
  readonly expires: number | null;
}

/**
 * Recomputes AWS Signature Version 4 by its published steps, in the query or in a header.
 * @returns why the request is refused; null where it is genuine
 */
export function refusalOf(request: SignedRequest, by: Credentials, now: Date): string | null {
  const claim = claimOf(request);
  if (!claim) return 'AccessDenied';
  const scope = `${claim.date.slice(0, 8)}/${by.region}/s3/aws4_request`;
  if (claim.credential !== `${by.accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  const signed = claim.signedHeaders.split(';');
  const unsigned = Object.keys(request.headers).filter(
    (name) => name.startsWith('x-amz-') && !signed.includes(name),
  );
  if (!signed.includes('host') || unsigned.length > 0) return 'AccessDenied';
  const text = ['AWS4-HMAC-SHA256', claim.date, scope, sha256(canonical(request, claim))];
  const wanted = sign(by, claim.date.slice(0, 8), text.join('\n'));
  const given = Buffer.from(claim.signature, 'hex');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return 'SignatureDoesNotMatch';
  }
  if (claim.expires !== null) {
    const start = dateOf(claim.date).getTime();
    if (now.getTime() < start - 1000 || now.getTime() >= start + claim.expires * 1000) {
      return 'AccessDenied';
    }
  } else if (claim.payload !== 'UNSIGNED-PAYLOAD' && claim.payload !== sha256(request.body)) {
    return 'XAmzContentSHA256Mismatch';
  }
  return null;
}

function claimOf({ url, headers }: SignedRequest): Claim | null {
  const query = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  if (query('Signature')) {
    return {
      credential: query('Credential'),
      signedHeaders: query('SignedHeaders'),
      signature: query('Signature'),
      date: query('Date'),
      payload: 'UNSIGNED-PAYLOAD',
      expires: Number(query('Expires')),
    };
  }
  const part = (name: string) =>
    new RegExp(`${name}=([^, ]+)`).exec(headers.authorization ?? '')?.[1] ?? '';
  if (!part('Signature')) return null;
  return {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders'),
    signature: part('Signature'),
    date: String(headers['x-amz-date']),
    payload: String(headers['x-amz-content-sha256']),
    expires: null,
  };
}

function canonical({ method, url, headers }: SignedRequest, claim: Claim): string {
  const parameters = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted();
  const named = claim.signedHeaders.split(';').map((name) => {
    return `${name}:${String(headers[name] ?? '')
      .trim()
      .replace(/\s+/g, ' ')}\n`;
  });
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  return [
    method,
    path,
    parameters.join('&'),
    named.join(''),
    claim.signedHeaders,
    claim.payload,
  ].join('\n');
}

function sign({ secretAccessKey, region }: Credentials, day: string, text: string): Buffer {
  const steps = [day, region, 's3', 'aws4_request', text];
  return steps.reduce<Buffer>(
    (key, step) => createHmac('sha256', key).update(step).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** `20261120T090000Z` as an instant. */
function dateOf(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
