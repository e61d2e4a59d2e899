import { lazy, Suspense } from 'react'
import { useInstallPrompt } from '#platform/install-prompt.ts'
import { loadSentences } from '#platform/language.tsx'

const InstallBanner = lazy(() =>
  Promise.all([import('./install-banner.tsx'), loadSentences('all')]).then(([banner]) => banner),
)

export function InstallHint() {
  const install = useInstallPrompt()
  return (
    install && (
      <Suspense>
        <InstallBanner onInstall={install} />
      </Suspense>
    )
  )
}
