import { CheckCheck } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { useMarkAllRead } from './mark-read.ts'

type Props = {
  unread: number
  /** The newest notification of the loaded list; undefined until it is loaded. */
  upTo: string | undefined
} & Pick<ButtonProps, 'size' | 'variant'>

/** Marks all notifications of the loaded list as read, not later ones. */
export function MarkAllButton({ unread, upTo, ...button }: Props) {
  const t = useTranslations()
  const { markAll, marking } = useMarkAllRead()
  return (
    <Button
      {...button}
      loading={marking}
      disabled={unread === 0 || upTo === undefined}
      icon={<CheckCheck aria-hidden />}
      onClick={() => upTo !== undefined && void markAll(upTo)}
    >
      {t('notifications.markAllRead')}
    </Button>
  )
}
