import { useOperatorSay } from '#platform/operator-voice.ts'
import { TextArea } from '#ui/text-area.tsx'

/** Why money goes back, in words for the customer. */
export function ReasonField() {
  const say = useOperatorSay()
  return (
    <TextArea
      label={say('orderDesk.reason')}
      name="reason"
      rows={3}
      maxLength={300}
      hint={say('orderDesk.reasonHint')}
    />
  )
}
