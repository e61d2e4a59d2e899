/** A key that nobody has used. Made by hand because browsers give `crypto.randomUUID` only to pages over https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
