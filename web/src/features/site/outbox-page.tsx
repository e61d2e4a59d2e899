import { type OutboxMail, site } from '@runmart/contract/site'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight, ChevronRight, Inbox } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { endpointQuery } from '#platform/query-client.ts'
import { RefusedError } from '#platform/refused-error.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { CenteredPage } from '#ui/centered-page.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import UnknownPage from './unknown-page.tsx'

const REFRESH_MS = 3000

/** The mails that a demo shop stores instead of sending; new ones appear by themselves. No other shop has this page. */
export default function OutboxPage() {
  const t = useTranslations()
  const { data, error, refetch, isFetching } = useQuery({ ...endpointQuery(site.outbox), refetchInterval: REFRESH_MS })
  if (error instanceof RefusedError && error.status === 404) return <UnknownPage />
  return (
    <CenteredPage wide>
      <title>{`${t('outbox.title')} · Runmart`}</title>
      <PageHeader title={t('outbox.title')} description={`${t('outbox.intro')} ${t('outbox.live')}`} />
      {error && !data ? (
        <Refused onRetry={() => void refetch()} retrying={isFetching}>
          {error.message || t('shell.unreachable')}
        </Refused>
      ) : (
        <OutboxList mails={data?.items} />
      )}
    </CenteredPage>
  )
}

/** The stored mails, newest first, or their skeleton. */
function OutboxList({ mails }: { mails: readonly OutboxMail[] | undefined }) {
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

/** One mail with its recipient, subject and main link; its text opens on demand. */
function OutboxCard({ mail, newest }: { mail: OutboxMail; newest: boolean }) {
  const t = useTranslations()
  const link = mail.links.find((address) => /^https?:/.test(address))
  return (
    <li className="rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-[15px] font-bold text-pretty text-ink">{mail.subject}</h2>
          <p className="mt-1 flex flex-wrap gap-x-3 text-[13px] text-ink-faint">
            <span className="wrap-anywhere">
              {t('outbox.to')} <span className="font-semibold text-ink-soft">{mail.to}</span>
            </span>
            <DateTime at={mail.createdAt} />
          </p>
        </div>
        {link && (
          <a href={link} className={buttonStyles(newest ? 'primary' : 'secondary')}>
            {t('outbox.openLink')}
            <ArrowUpRight aria-hidden />
          </a>
        )}
      </div>
      <details className="group border-t border-line">
        <summary className="flex h-10 list-none items-center gap-1.5 px-5 text-[13px] font-semibold text-ink-soft hover:text-ink pointer-coarse:h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {t('outbox.showText')}
        </summary>
        <pre className="px-5 pb-5 font-sans text-sm whitespace-pre-wrap wrap-anywhere text-ink-soft">{mail.text}</pre>
      </details>
    </li>
  )
}
