import { CircleAlert, CircleCheck } from 'lucide-react'

/** One colour and one icon for the result of a line, as in the app's console. */
export const lineStyles = {
  ok: { icon: CircleCheck, styles: 'text-success' },
  failed: { icon: CircleAlert, styles: 'text-failed' },
} as const
