import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../../platform/language.tsx'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { markAllRead } from './mark-read.ts'

/** Reads all at once. */
export function MarkAllButton({ unread, ...look }: { unread: number } & Pick<ButtonProps, 'size' | 'variant'>) {
  const say = useSay()
  const [sending, setSending] = useState(false)
  const mark = async () => {
    setSending(true)
    await markAllRead()
    setSending(false)
  }
  return (
    <Button {...look} loading={sending} disabled={unread === 0} icon={<CheckCheck aria-hidden />} onClick={mark}>
      {say('notifications.markAllRead')}
    </Button>
  )
}
