import { lazy, Suspense, useEffect, useState } from 'react'
import { loadSentences } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import { onStepUp } from '#platform/step-up.ts'

const StepUpDialog = lazy(() =>
  Promise.all([import('./step-up-dialog.tsx'), loadSentences('all')]).then(([dialog]) => dialog),
)

/** Asks for proof of identity when a dangerous request needs it. Loads the dialog on first use. */
export function StepUp() {
  const { user } = useSession()
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  const [wasAsked, setWasAsked] = useState(false)
  useEffect(
    () =>
      onStepUp(() => {
        setWasAsked(true)
        return new Promise((resolve) => setAnswer(() => resolve))
      }),
    [],
  )
  if (!user || !wasAsked) return null
  const close = (isConfirmed: boolean) => {
    answer?.(isConfirmed)
    setAnswer(null)
  }
  return (
    <Suspense>
      <StepUpDialog user={user} open={answer !== null} onClose={close} />
    </Suspense>
  )
}
