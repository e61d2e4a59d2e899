import { useState } from 'react'

/**
 * One key for as long as a form is open: sending it again after a lost answer cannot do it twice. Made by hand because
 * browsers give `crypto.randomUUID` only to pages over https.
 */
export function useIdempotencyKey(): string {
  const [key] = useState(() =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  )
  return key
}
