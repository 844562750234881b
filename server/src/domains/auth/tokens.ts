import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@stratum/contract/auth';
import { codeRules } from './rules.ts';

/** 256 random bits that leave the server once; only their hash stays. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newCode(): string {
  return String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
}

/** What a code opens; a change of the address has one for each of both addresses. */
type Purpose = CodePurpose | 'new_email' | 'current_email' | 'step_up';

/** What is stored of a code: bound to its address and purpose, and worthless without the key. */
export function hashCode(key: Buffer, purpose: Purpose, email: string, code: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${email}\n${code}`).digest('base64url');
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
