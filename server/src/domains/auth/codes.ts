import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@stratum/contract/auth';
import { codeRules } from './rules.ts';

export function newCode(): string {
  return String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
}

/** What is stored of a code: bound to its address and purpose, and worthless without the key. */
export function hashCode(key: Buffer, purpose: CodePurpose, email: string, code: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${email}\n${code}`).digest('base64url');
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** What every answer says of a code on its way. */
export function codeSent(email: string) {
  return { email, resendAfter: codeRules.resendAfter, expiresIn: codeRules.lifetime };
}
