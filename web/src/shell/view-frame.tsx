import { customerViews } from '@runmart/contract/accounts-views'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { loadOperatorTranslationsIntoApp, useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { currentView, leaveView } from '#platform/view.ts'
import { Button } from '#ui/button.tsx'
import { dateTimeText } from '#ui/date-text.ts'

/** An amber frame and an exit while an operator views the shop as a customer. */
export default function ViewFrame() {
  const [isReady, setReady] = useState(false)
  useEffect(() => void loadOperatorTranslationsIntoApp().then(() => setReady(true)), [])
  return isReady && <Frame />
}

function Frame() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const view = currentView()
  const { act } = useAct(customerViews.end, { success: 'inline' })
  const end = view && Date.parse(view.expiresAt)
  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(leaveView, Math.max(0, end - Date.now()))
    return () => clearTimeout(timer)
  }, [end])
  if (!view) return null
  const { id, username: name } = view.customer
  const leave = () => {
    leaveView()
    // With the operator's own token; leaves the page even if the call fails.
    void act({ params: { id } })
  }
  return (
    <>
      <div aria-hidden className="pointer-events-none fixed inset-0 z-50 border-4 border-pending" />
      <section
        aria-label={t('operatorCustomerPage.readOnly')}
        className="fixed inset-x-3 bottom-20 z-50 mx-auto flex w-fit max-w-2xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-pending bg-pending-soft py-2 pr-2 pl-4 text-[13px] text-ink shadow-lg md:bottom-4"
      >
        <Eye aria-hidden className="size-4 shrink-0 text-pending" />
        <p className="min-w-0 flex-1 basis-48 text-pretty">
          <strong>{t('operatorCustomerPage.readOnly')}.</strong>{' '}
          {t('operatorCustomerPage.viewingAs', { name, time: dateTimeText(language, new Date(view.expiresAt)) })}
        </p>
        <Button size="sm" onClick={leave}>
          {t('operatorCustomerPage.leaveView')}
        </Button>
      </section>
    </>
  )
}
