import type { OutboxMail } from '@runmart/contract/site'
import { Inbox } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OutboxCard } from './outbox-card.tsx'

/** The kept mails, newest first; before they are known, where they will be. */
export function OutboxList({ mails }: { mails: readonly OutboxMail[] | undefined }) {
  const t = useTranslations()
  if (!mails)
    return (
      <div className="flex flex-col gap-3">
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
      </div>
    )
  if (mails.length === 0)
    return (
      <Card padded={false}>
        <Empty
          icon={Inbox}
          title={t('outbox.empty')}
          action={<ButtonLink to={paths.register}>{t('accounts.createAccount')}</ButtonLink>}
        >
          {t('outbox.emptyText')}
        </Empty>
      </Card>
    )
  return (
    <ol className="flex flex-col gap-3">
      {mails.map((mail, at) => (
        <OutboxCard key={mail.id} mail={mail} newest={at === 0} />
      ))}
    </ol>
  )
}
