import { useOperatorSay } from '#platform/operator-voice.ts'
import { SaveBar as Bar } from '#ui/save-bar.tsx'

/** How much is not saved yet, in sight as long as there is something, and what to do about it. */
export function SaveBar({ changes, onDiscard }: { changes: number; onDiscard: () => void }) {
  const say = useOperatorSay()
  return (
    <Bar
      changed={changes > 0}
      words={changes ? say('depositSettings.unsaved', { count: changes }) : say('depositSettings.nothingChanged')}
      save={say('depositSettings.save')}
      discard={say('depositSettings.reset')}
      onDiscard={onDiscard}
    />
  )
}
