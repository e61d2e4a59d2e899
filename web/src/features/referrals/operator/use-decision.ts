import type { Commission } from '@runmart/contract/referrals'
import { useState } from 'react'

type What = 'allow' | 'refuse'

/** What is being decided about which commission; it stays known while its dialog fades out. */
export function useDecision() {
  const [about, setAbout] = useState<{ what: What; commission: Commission } | null>(null)
  const [open, setOpen] = useState(false)
  return {
    commission: about?.commission,
    isOpen: (what: What) => open && about?.what === what,
    begin(what: What, commission: Commission) {
      setAbout({ what, commission })
      setOpen(true)
    },
    end: () => setOpen(false),
  }
}
