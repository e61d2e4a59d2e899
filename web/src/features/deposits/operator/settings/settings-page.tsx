import { deposits } from '@runmart/contract/deposits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { When } from '#ui/when.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'

/** Where customers send money, and what it is worth. */
export default function SettingsPage() {
  const t = useOperatorTranslations()
  const { data, refusal, asking, askAgain } = useApi(deposits.settings)
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
                parts={{ when: <When at={data.updatedAt} /> }}
              />
            </p>
          )
        }
      />
      {data && <SettingsForm saved={data.settings} />}
      {!data && !refusal && <SettingsSkeleton />}
      {refusal && (
        <RefusedCard onRetry={askAgain} retrying={asking}>
          {refusal}
        </RefusedCard>
      )}
    </>
  )
}
