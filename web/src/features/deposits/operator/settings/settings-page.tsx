import { deposits } from '@runmart/contract/deposits'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { useAsk } from '#platform/use-ask.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { When } from '#ui/when.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'

/** Where customers send money, and what it is worth. */
export default function SettingsPage() {
  const say = useOperatorSay()
  const { data, refusal, asking, askAgain } = useAsk(deposits.settings)
  return (
    <>
      <title>{`${say('depositSettings.title')} · Runmart`}</title>
      <PageHeader
        title={say('depositSettings.title')}
        description={say('depositSettings.intro')}
        actions={
          data && (
            <p className="text-[13px] text-ink-faint">
              <LinkedSentence
                sentence={say('depositSettings.updated', { when: '‹when›' })}
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
