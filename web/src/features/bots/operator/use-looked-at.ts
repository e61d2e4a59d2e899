import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useState } from 'react'

type What = 'log' | 'stop'

/** Which run is looked into or about to be ended; it stays known while its dialog fades out, also when it ends meanwhile. */
export function useLookedAt() {
  const [about, setAbout] = useState<DeskOrder | null>(null)
  const [open, setOpen] = useState<What | null>(null)
  return {
    about,
    isOpen: (what: What) => open === what,
    begin(what: What, order: DeskOrder) {
      setAbout(order)
      setOpen(what)
    },
    end: () => setOpen(null),
  }
}
