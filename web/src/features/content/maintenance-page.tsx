import type { ShownMaintenance } from '@runmart/contract/content-maintenance'
import { Wrench } from 'lucide-react'
import { useEffect } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { signOut } from '#platform/session.ts'
import { loadShopState } from '#platform/shop-state.ts'
import { Button } from '#ui/button.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { dateTimeText } from '#ui/date-text.ts'

/** The polling interval, in case a live event gets lost. */
const ASK_MS = 30_000

/** Replaces every screen while the shop is closed. The address stays, so that the same page opens afterwards. */
export function MaintenancePage({ maintenance }: { maintenance: ShownMaintenance }) {
  const { language, t } = useLanguage()
  useEffect(() => {
    const timer = setInterval(() => void loadShopState(), ASK_MS)
    return () => clearInterval(timer)
  }, [])
  const { texts, until } = maintenance
  return (
    <CenteredPage>
      <CenteredPanel title={t('maintenance.title')} intro={texts[language]} icon={<Wrench aria-hidden />}>
        <div className="flex flex-col gap-1">
          {until && (
            <p className="font-semibold text-ink tabular-nums">
              {t('maintenance.until', { when: dateTimeText(language, new Date(until)) })}
            </p>
          )}
          <p className="text-[13px] text-ink-faint">{t('maintenance.byItself')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void loadShopState()}>{t('ui.tryAgain')}</Button>
          <Button variant="quiet" onClick={signOut}>
            {t('shell.signOut')}
          </Button>
        </div>
      </CenteredPanel>
    </CenteredPage>
  )
}
