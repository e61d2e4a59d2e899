import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { SubmitButton } from './submit-button.tsx'

type Props = {
  /** There are unsaved changes: the bar stays visible. */
  changed: boolean
  /** The number of changes in words. */
  words: string
  save: string
  discard: string
  onDiscard: () => void
}

/** The unsaved changes of a long form, with the buttons to save or discard them. */
export function SaveBar({ changed, words, save, discard, onDiscard }: Props) {
  return (
    <div
      data-save-bar
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-5 py-3',
        changed && 'sticky bottom-18 z-10 shadow-float md:bottom-4',
      )}
    >
      <p role="status" className={changed ? 'font-semibold text-pending' : 'text-ink-faint'}>
        {words}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:grow max-sm:justify-end">
        {changed && (
          <Button variant="quiet" onClick={onDiscard}>
            {discard}
          </Button>
        )}
        <SubmitButton disabled={!changed}>{save}</SubmitButton>
      </div>
    </div>
  )
}
