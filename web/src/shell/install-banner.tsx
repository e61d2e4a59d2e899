import { Download, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

const MIN_VISITS = 2
const isOrderPage = (path: string) => /^\/(orders|bots)\/[0-9a-f-]{36}$/.test(path)

/** Offers to install the app when a customer returns to an order. A dismissal lasts on this device. */
export default function InstallBanner({ onInstall }: { onInstall: () => Promise<void> }) {
  const t = useTranslations()
  const isFitting = isOrderPage(useLocation().pathname)
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem('installHint') === 'dismissed')
  const [visits, setVisits] = useState(countVisits)
  useEffect(() => {
    if (isFitting) setVisits(noteVisit())
  }, [isFitting])
  if (isDismissed || !isFitting || visits < MIN_VISITS) return null
  const dismiss = () => {
    localStorage.setItem('installHint', 'dismissed')
    setDismissed(true)
  }
  return (
    <aside
      aria-label={t('installHint.title')}
      className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-3 rounded-lg border border-line bg-surface py-3 pr-3 pl-5"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink">{t('installHint.title')}</p>
        <p className="text-[13px] text-pretty text-ink-soft">{t('installHint.text')}</p>
      </div>
      {/* On a phone the cross is in the corner and the button below the text. */}
      <div className="max-sm:order-last max-sm:basis-full">
        <Button size="sm" icon={<Download aria-hidden />} onClick={() => void onInstall()}>
          {t('installHint.install')}
        </Button>
      </div>
      <IconButton label={t('installHint.dismiss')} onClick={dismiss} className="max-sm:self-start">
        <X aria-hidden />
      </IconButton>
    </aside>
  )
}

const countVisits = () => Number(localStorage.getItem('orderVisits') ?? 0)

/** Counts one visit per tab. */
function noteVisit(): number {
  if (sessionStorage.getItem('orderVisit') === null) {
    sessionStorage.setItem('orderVisit', 'noted')
    localStorage.setItem('orderVisits', String(countVisits() + 1))
  }
  return countVisits()
}
