import { languages } from '@runmart/contract/languages'
import { loadFailure, tryAgainInAll } from '@runmart/i18n/load-failure'
import { Button } from '#ui/button.tsx'
import { Logo } from '#ui/logo.tsx'

/**
 * Last resort when a part of the web fails to load or throws. Uses all languages, because the sentences may be missing.
 */
export function BrokenPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-8 px-6 pb-24 text-center">
      <title>Runmart</title>
      <Logo />
      <div className="flex flex-col gap-2 text-base text-ink-soft">
        {languages.map((language) => (
          <p key={language} lang={language}>
            {loadFailure[language]}
          </p>
        ))}
      </div>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {tryAgainInAll}
      </Button>
    </main>
  )
}
