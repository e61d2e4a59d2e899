import { useState } from 'react'

/** The open dialog of a list and its item. The item stays while its dialog fades out, even if the list changes. */
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
