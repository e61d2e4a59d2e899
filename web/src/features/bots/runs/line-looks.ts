import type { LineStatus } from '@runmart/contract/bots'
import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react'

/** One colour and one icon for what became of a line. */
export const lineLooks: Record<LineStatus, { icon: LucideIcon; look: string }> = {
  ok: { icon: CircleCheck, look: 'text-success' },
  failed: { icon: CircleAlert, look: 'text-failed' },
  skipped: { icon: CircleMinus, look: 'text-waiting' },
}
