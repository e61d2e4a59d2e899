import { Bot } from 'lucide-react'
import { useParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'
import { Refused } from '#ui/refused.tsx'
import { useRun } from '../runs/use-run.ts'
import { ConsoleSkeleton } from './console-skeleton.tsx'
import { ConsoleView } from './console-view.tsx'

/** The console of a run: watched while the bot works, and come back to for what it brought. */
export default function ConsolePage() {
  const t = useTranslations()
  const { id = '' } = useParams()
  const { data, refusal, refusalCode, asking, askAgain } = useRun(id)
  if (data) return <ConsoleView key={id} {...data} />
  return (
    <>
      <title>{`${t(refusalCode === 'NOT_FOUND' ? 'runConsole.notFound' : 'runConsole.name')} · Runmart`}</title>
      {!refusal && <ConsoleSkeleton />}
      {refusalCode === 'NOT_FOUND' && (
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
      {refusal && refusalCode !== 'NOT_FOUND' && (
        <>
          <h1 className="sr-only">{t('runConsole.name')}</h1>
          <Card padded={false}>
            <Refused onRetry={askAgain} retrying={asking} className="py-20">
              {refusal} {t('runConsole.safe')}
            </Refused>
          </Card>
        </>
      )}
    </>
  )
}
