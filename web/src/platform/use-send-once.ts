import { useState } from 'react'
import { onceSender, type SendOnce } from './once-sender.ts'

/** A sender of its own for this part of the page: what it sends happens once, however often it is pressed. */
export function useSendOnce(): SendOnce {
  const [send] = useState(onceSender)
  return send
}
