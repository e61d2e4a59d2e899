const STORAGE_KEY = 'deviceId'

/** The identity of this browser: a random number that only our server gets. */
export function deviceId(): string {
  const stored = localStorage.getItem(STORAGE_KEY)
  if (stored) return stored
  const created = randomKey()
  localStorage.setItem(STORAGE_KEY, created)
  return created
}

/** A new random key. Browsers offer `crypto.randomUUID` only over https, so this builds its own. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
