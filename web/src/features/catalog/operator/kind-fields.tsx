import { botsOperator } from '@runmart/contract/bots-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import type { DraftProps } from './service-draft.ts'
import { useServiceLabels } from './use-service-labels.ts'

/** The provider, kind and billing of a service. Fields that orders rely on are fixed after creation. */
export function KindFields({ draft, change, exists }: DraftProps & { exists: boolean }) {
  const t = useOperatorTranslations()
  const { label, options } = useServiceLabels()
  const select = (name: 'category' | 'provider' | 'serviceType' | 'mode' | 'billing', fixed = false) => (
    <Select
      label={label(name)}
      name={name}
      value={draft[name]}
      options={options(name)}
      disabled={fixed && exists}
      // Bots are billed by the line unless the operator chooses another unit.
      onValueChange={(value) => change({ [name]: value, ...(value === 'AUTO_BOT' && { unit: 'line' }) })}
    />
  )
  return (
    <Section
      title={t('operatorServices.kind')}
      description={t(exists ? 'operatorServices.kindFixed' : 'operatorServices.kindIntro')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {select('provider', true)}
        {select('serviceType', true)}
        {select('billing', true)}
        {select('category')}
        {select('mode')}
        {draft.serviceType === 'AUTO_BOT' && <BotSelect draft={draft} change={change} />}
      </div>
    </Section>
  )
}

/** Chooses the service's bot; marks a chosen bot that is not installed. */
function BotSelect({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  const { label } = useServiceLabels()
  const { data, error } = useApi(botsOperator.installed, {}, { localized: true })
  const installed = data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const isGone = data && draft.botId && !data.items.some(({ id }) => id === draft.botId)
  const options = data ? installed : [{ value: draft.botId, label: draft.botId }]
  const gone = { value: draft.botId, label: t('operatorServices.botGone', { bot: draft.botId }) }
  return (
    <Select
      label={label('botId')}
      name="botId"
      value={draft.botId || null}
      placeholder={t('operatorServices.botPick')}
      options={isGone ? [gone, ...options] : options}
      disabled={!data}
      onValueChange={(value) => change({ botId: value })}
      error={error ?? undefined}
      hint={data?.items.find(({ id }) => id === draft.botId)?.description ?? t('operatorServices.botIdHint')}
    />
  )
}
