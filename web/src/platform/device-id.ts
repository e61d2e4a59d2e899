const STORAGE_KEY = 'deviceId'

/** The identity of this browser: a random number, sent to nobody but our own server. */
export function deviceId(): string {
  const stored = localStorage.getItem(STORAGE_KEY)
  if (stored) return stored
  const created = randomKey()
  localStorage.setItem(STORAGE_KEY, created)
  return created
}

/** A random key that nobody has used. Made by hand because browsers give `crypto.randomUUID` only to pages over https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
