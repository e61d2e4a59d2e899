import type { CommandGroup } from './use-commands.ts'

/** Search results besides pages and actions. */
export type Found = {
  groups: CommandGroup[]
  isSearching: boolean
  failed: boolean
  retry: () => void
  /** In small print below. */
  hint?: string | undefined
}

/** A search of its own for the palette, instead of the customer's. */
export type PaletteSearch = {
  label: string
  /** The sentence for a partly failed search. */
  failed: string
  useFound: (words: string) => Found
}
