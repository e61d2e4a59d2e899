import { useState } from 'react'
import { newKey } from './new-key.ts'

/** One key for as long as a form is open: sending it again after a lost answer cannot do it twice. */
export function useIdempotencyKey(): string {
  const [key] = useState(newKey)
  return key
}
