import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { BotChoice } from './bot-choice.tsx'
import type { DraftProps } from './draft.ts'
import { useServiceWords } from './use-service-words.ts'

/** Who delivers a service and how it is counted; the bones of it stand once orders may rely on them. */
export function KindFields({ draft, change, exists }: DraftProps & { exists: boolean }) {
  const t = useOperatorTranslations()
  const { label, options } = useServiceWords()
  const choice = (name: 'category' | 'provider' | 'serviceType' | 'mode' | 'billing', fixed = false) => (
    <Select
      label={label(name)}
      name={name}
      value={draft[name]}
      options={options(name)}
      disabled={fixed && exists}
      onValueChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <Section
      title={t('operatorServices.kind')}
      description={t(exists ? 'operatorServices.kindFixed' : 'operatorServices.kindIntro')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {choice('provider', true)}
        {choice('serviceType', true)}
        {choice('billing', true)}
        {choice('category')}
        {choice('mode')}
        {draft.serviceType === 'AUTO_BOT' && <BotChoice draft={draft} change={change} />}
      </div>
    </Section>
  )
}
