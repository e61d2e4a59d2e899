import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Authenticator secrets must be read back, so they are encrypted: a stolen database alone does not open accounts. */
export function seal(text: string, secret: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Reads what `seal` wrote; null when it was altered or sealed with another secret. */
export function unseal(box: Buffer, secret: string): string | null {
  try {
    return open(box, secret)
  } catch {
    return null
  }
}

function open(box: Buffer, secret: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), box.subarray(0, 12))
  decipher.setAuthTag(box.subarray(12, 28))
  return Buffer.concat([decipher.update(box.subarray(28)), decipher.final()]).toString('utf8')
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('two-factor secrets').digest()
}
