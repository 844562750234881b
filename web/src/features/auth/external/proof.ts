/** Under this the browser keeps what ties a sign-in by the provider to it, for this tab only. */
const key = 'external_proof';

/** 256 random bits that stay here, and their SHA-256, which goes along. */
export async function createProof(): Promise<{ proof: string; proofHash: string }> {
  const proof = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof));
  return { proof, proofHash: base64url(new Uint8Array(hash)) };
}

/** @throws where the browser lets nothing be kept: the way back would end in nothing */
export function storeProof(proof: string): void {
  sessionStorage.setItem(key, proof);
}

/** The proof of the sign-in begun here; it is good for one way back. */
export function consumeProof(): string | null {
  try {
    const proof = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return proof;
  } catch {
    return null;
  }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
