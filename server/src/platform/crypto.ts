import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** For long random secrets. Secrets that people choose need the password hash. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The purpose of an encrypted value; each has its own key. */
export type Purpose =
  | 'two-factor secrets'
  | 'settings of bots'
  | 'goods in stock'
  | 'files in stock'
  | 'fingerprints of goods'
  | 'keys of suppliers'
  | 'confirming the newsletter'
  | 'leaving the newsletter'

/** Encrypts a value that the shop must read back. A stolen database alone does not reveal it. */
export function encrypt(plain: string | Buffer, secret: string, purpose: Purpose): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

/** Decrypts the result of `encrypt`. Null for an altered value, another secret or another purpose. */
export function decrypt(box: Buffer, secret: string, purpose: Purpose): string | null {
  return decryptBytes(box, secret, purpose)?.toString('utf8') ?? null
}

/** As `decrypt`, for bytes. */
export function decryptBytes(box: Buffer, secret: string, purpose: Purpose): Buffer | null {
  try {
    return open(box, secret, purpose)
  } catch {
    return null
  }
}

function open(box: Buffer, secret: string, purpose: Purpose): Buffer {
  // Full length: the library also accepts shorter tags, which attackers could guess.
  const tag = { authTagLength: 16 }
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), box.subarray(0, 12), tag)
  decipher.setAuthTag(box.subarray(12, 28))
  return Buffer.concat([decipher.update(box.subarray(28)), decipher.final()])
}

function keyOf(secret: string, purpose: Purpose): Buffer {
  return createHmac('sha256', secret).update(purpose).digest()
}

/** Compares two secrets in constant time. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
