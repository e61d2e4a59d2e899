import { useOperatorSay } from '../../platform/operator-voice.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** How much is not saved yet, in sight as long as there is something, and what to do about it. */
export function SaveBar({ changes, onDiscard }: { changes: number; onDiscard: () => void }) {
  const say = useOperatorSay()
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-5 py-3',
        changes > 0 && 'sticky bottom-18 z-10 shadow-float md:bottom-4',
      )}
    >
      <p role="status" className={changes ? 'font-semibold text-pending' : 'text-ink-faint'}>
        {changes ? say('depositSettings.unsaved', { count: changes }) : say('depositSettings.nothingChanged')}
      </p>
      <div className="flex gap-2">
        {changes > 0 && (
          <Button variant="quiet" onClick={onDiscard}>
            {say('depositSettings.reset')}
          </Button>
        )}
        <SubmitButton disabled={changes === 0}>{say('depositSettings.save')}</SubmitButton>
      </div>
    </div>
  )
}
