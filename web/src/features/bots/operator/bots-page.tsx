import { botsOperator } from '@runmart/contract/bots-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { InstalledBots } from './installed-bots.tsx'
import { NodeList } from './node-list.tsx'
import { RunningBots } from './running-bots.tsx'

/** For who works on orders the nodes and the open runs, and for who may change them the installed bots. */
export default function BotsPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  return (
    <>
      <title>{`${t('operatorBots.title')} · Runmart`}</title>
      <PageHeader title={t('operatorBots.title')} description={t('operatorBots.intro')} />
      <div className="flex flex-col gap-6">
        {may('orders') && <Running />}
        {may('catalog') && <InstalledBots />}
      </div>
    </>
  )
}

/** The nodes, and the open runs with their logs and a way to stop them. */
function Running() {
  const running = useApi(botsOperator.running, {}, { refetchInterval: 3_000 })
  return (
    <>
      {running.data ? (
        <NodeList nodes={running.data.nodes} />
      ) : (
        !running.error && <Skeleton className="h-44 w-full rounded-lg md:w-1/2 xl:w-1/3" />
      )}
      <RunningBots running={running} />
    </>
  )
}
