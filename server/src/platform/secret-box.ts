import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** What a box is for: each purpose has a key of its own. */
type Purpose = 'two-factor secrets' | 'settings of bots' | 'confirming the newsletter' | 'leaving the newsletter'

/** Encrypts what must be read back: a stolen database alone does not tell it. */
export function seal(text: string, secret: string, purpose: Purpose): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Reads what `seal` wrote; null when it was altered, or sealed with another secret or for another purpose. */
export function unseal(box: Buffer, secret: string, purpose: Purpose): string | null {
  try {
    return open(box, secret, purpose)
  } catch {
    return null
  }
}

function open(box: Buffer, secret: string, purpose: Purpose): string {
  // Of whole length: a shorter tag, which the library would also take, could be guessed.
  const tag = { authTagLength: 16 }
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), box.subarray(0, 12), tag)
  decipher.setAuthTag(box.subarray(12, 28))
  return Buffer.concat([decipher.update(box.subarray(28)), decipher.final()]).toString('utf8')
}

function keyOf(secret: string, purpose: Purpose): Buffer {
  return createHmac('sha256', secret).update(purpose).digest()
}
