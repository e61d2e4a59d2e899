import { useState } from 'react'

/** Which dialog is open about which item of a list. The item stays known while its dialog fades out, also when the list moves on. */
export function useItemDialog<Item, Kind extends string>() {
  const [item, setItem] = useState<Item | null>(null)
  const [kind, setKind] = useState<Kind | null>(null)
  return {
    item,
    isOpen: (which: Kind) => kind === which,
    open: (which: Kind, about: Item | null) => {
      setItem(about)
      setKind(which)
    },
    close: () => setKind(null),
  }
}
