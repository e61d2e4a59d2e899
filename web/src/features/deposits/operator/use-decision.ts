import type { Transfer } from '@runmart/contract/deposits'
import { useState } from 'react'

type What = 'assign' | 'put-aside'

/** What is being decided about which transfer; it stays known while its dialog fades out. */
export function useDecision() {
  const [about, setAbout] = useState<{ what: What; transfer: Transfer } | null>(null)
  const [open, setOpen] = useState(false)
  return {
    about,
    isOpen: (what: What) => open && about?.what === what,
    begin(what: What, transfer: Transfer) {
      setAbout({ what, transfer })
      setOpen(true)
    },
    end: () => setOpen(false),
  }
}

export type Decision = ReturnType<typeof useDecision>
