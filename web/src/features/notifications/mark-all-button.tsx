import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { markAllRead } from './mark-read.ts'

type Props = {
  unread: number
  /** The newest when the list was loaded; unknown until it is. */
  upTo: string | undefined
} & Pick<ButtonProps, 'size' | 'variant'>

/** Marks all as read that was there when the list was loaded. */
export function MarkAllButton({ unread, upTo, ...button }: Props) {
  const t = useTranslations()
  const [sending, setSending] = useState(false)
  const mark = async () => {
    if (upTo === undefined) return
    setSending(true)
    await markAllRead(upTo)
    setSending(false)
  }
  return (
    <Button
      {...button}
      loading={sending}
      disabled={unread === 0 || upTo === undefined}
      icon={<CheckCheck aria-hidden />}
      onClick={mark}
    >
      {t('notifications.markAllRead')}
    </Button>
  )
}
