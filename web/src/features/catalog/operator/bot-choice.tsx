import { botsOperator } from '@runmart/contract/bots-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Select } from '#ui/select.tsx'
import type { DraftProps } from './draft.ts'
import { useServiceWords } from './use-service-words.ts'

/** Which of the installed bots a service runs. One that is chosen and not installed any more is said to be so. */
export function BotChoice({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  const { label } = useServiceWords()
  const { data, error } = useApi(botsOperator.installed, {}, { localized: true })
  const installed = data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const isGone = data && draft.botId && !data.items.some(({ id }) => id === draft.botId)
  const known = data ? installed : [{ value: draft.botId, label: draft.botId }]
  const gone = { value: draft.botId, label: t('operatorServices.botGone', { bot: draft.botId }) }
  return (
    <Select
      label={label('botId')}
      name="botId"
      value={draft.botId || null}
      placeholder={t('operatorServices.botPick')}
      options={isGone ? [gone, ...known] : known}
      disabled={!data}
      onValueChange={(value) => change({ botId: value })}
      error={error ?? undefined}
      hint={data?.items.find(({ id }) => id === draft.botId)?.description ?? t('operatorServices.botIdHint')}
    />
  )
}
