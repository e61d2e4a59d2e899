import type { LucideIcon } from 'lucide-react'

/** Somewhere the frame leads: its name is already said in the reader's language. */
export type Place = {
  path: string
  icon: LucideIcon
  label: string
  /** On a phone's bottom bar, where only the most used fit. */
  often?: boolean
  /** How much waits there, and the sentence that says so. */
  waiting?: { count: number; sentence: string } | undefined
}
