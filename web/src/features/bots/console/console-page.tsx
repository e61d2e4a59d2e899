import { Bot } from 'lucide-react'
import { useParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { useRun } from '../runs/use-run.ts'
import { ConsoleView } from './console-view.tsx'

/** The console of a run: watched while the bot works, and come back to for what it brought. */
export default function ConsolePage() {
  const t = useTranslations()
  const { id = '' } = useParams()
  const { data, error, errorCode, isFetching, refetch } = useRun(id)
  if (data) return <ConsoleView key={id} {...data} />
  return (
    <>
      <title>{`${t(errorCode === 'NOT_FOUND' ? 'runConsole.notFound' : 'runConsole.name')} · Runmart`}</title>
      {!error && <DetailSkeleton main={['h-56', 'h-96']} />}
      {errorCode === 'NOT_FOUND' && (
        <Empty
          as="h1"
          icon={Bot}
          title={t('runConsole.notFound')}
          className="py-24"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ButtonLink to={paths.bots}>{t('runConsole.all')}</ButtonLink>
              <ButtonLink to={paths.order(id)}>{t('runConsole.toOrder')}</ButtonLink>
            </div>
          }
        >
          {t('runConsole.notFoundText')}
        </Empty>
      )}
      {error && errorCode !== 'NOT_FOUND' && (
        <>
          <h1 className="sr-only">{t('runConsole.name')}</h1>
          <RefusedCard onRetry={refetch} retrying={isFetching}>
            {error} {t('runConsole.safe')}
          </RefusedCard>
        </>
      )}
    </>
  )
}
