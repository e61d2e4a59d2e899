import { banks } from '@runmart/contract/deposits-banks'
import { useOperatorSay } from '#platform/operator-voice.ts'

const known = Object.entries(banks)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label))

/** No bank, every bank we know, and the one that is set even when we do not know it. */
export function useBankOptions(current: string): { value: string; label: string }[] {
  const say = useOperatorSay()
  const strange =
    current && !banks[current] ? [{ value: current, label: say('depositSettings.unknownBank', { bin: current }) }] : []
  return [{ value: '', label: say('depositSettings.noBank') }, ...strange, ...known]
}
