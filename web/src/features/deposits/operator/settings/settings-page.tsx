import { deposits } from '@runmart/contract/deposits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { SettingsForm } from './settings-form.tsx'

/** Where customers send money, and what it is worth. */
export default function SettingsPage() {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(deposits.settings)
  return (
    <>
      <title>{`${t('operatorDepositSettings.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorDepositSettings.title')}
        description={t('operatorDepositSettings.intro')}
        actions={
          data && (
            <p className="text-[13px] text-ink-faint">
              <LinkedSentence
                sentence={t('operatorDepositSettings.updated', { when: '‹when›' })}
                parts={{ when: <DateTime at={data.updatedAt} /> }}
              />
            </p>
          )
        }
      />
      {data && <SettingsForm saved={data.settings} />}
      {!data && !error && <BlocksSkeleton blocks={['h-96', 'h-64', 'h-40']} />}
      {error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
    </>
  )
}
