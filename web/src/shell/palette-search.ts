import type { CommandGroup } from './use-commands.ts'

/** What was found for some words, besides pages and actions. */
export type Found = {
  groups: CommandGroup[]
  isSearching: boolean
  /** Some of it could not be searched. */
  failed: boolean
  retry: () => void
  /** In small print below. */
  hint?: string | undefined
}

/** What the palette searches where it is not the shop's own things. */
export type PaletteSearch = {
  label: string
  /** Says that not all could be searched. */
  failed: string
  useFound: (words: string) => Found
}
