import { botDesk } from '@runmart/contract/bots-operator'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { useAskWorded } from '#platform/use-ask-worded.ts'
import { Select } from '#ui/select.tsx'
import type { DraftProps } from './draft-props.ts'
import { useServiceWords } from './use-service-words.ts'

/** Which of the installed bots a service runs. One that is chosen and not installed any more is said to be so. */
export function BotChoice({ draft, onType }: DraftProps) {
  const say = useOperatorSay()
  const { label } = useServiceWords()
  const { data, refusal } = useAskWorded(botDesk.installed)
  const installed = data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const isGone = data && draft.botId && !data.items.some(({ id }) => id === draft.botId)
  const known = data ? installed : [{ value: draft.botId, label: draft.botId }]
  const gone = { value: draft.botId, label: say('offeredServices.botGone', { bot: draft.botId }) }
  return (
    <Select
      label={label('botId')}
      name="botId"
      value={draft.botId || null}
      placeholder={say('offeredServices.botPick')}
      options={isGone ? [gone, ...known] : known}
      disabled={!data}
      onValueChange={(value) => onType('botId', value)}
      error={refusal ?? undefined}
      hint={data?.items.find(({ id }) => id === draft.botId)?.description ?? say('offeredServices.botIdHint')}
    />
  )
}
