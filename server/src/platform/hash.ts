import { createHash } from 'node:crypto'

/** For secrets that are long and random by themselves; what people choose goes through the password hash. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
