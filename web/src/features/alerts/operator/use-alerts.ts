import { type Alert, alertPath } from '@runmart/contract/alerts'
import { today } from '@runmart/contract/today'
import { type AlertTranslate, alertText } from '@runmart/i18n/alert-text'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { showToast } from '#platform/toasts.ts'
import { notifyInBackground, onOpened, rememberShown } from './notify-in-background.ts'

/** What ails the shop itself. */
const ills: readonly Alert['kind'][] = ['feeds', 'books', 'jobs']

/** Whether two addresses are of one page, and of one of its tabs. */
function isSamePage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((it) => new URL(it, window.location.origin))
  return a?.pathname === b?.pathname && a?.searchParams.get('view') === b?.searchParams.get('view')
}

/** Shows alerts while a page of the back office is open: a toast, or in the background a notification of the browser. */
export function useAlerts(): void {
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const show = useRef((_id: string, _alert: Alert) => {})
  useEffect(() => {
    show.current = (id, alert) => {
      const { title, lines } = alertText(t as AlertTranslate, language, alert, shownTimeZone())
      const path = alertPath(alert)
      const showHere = () => {
        rememberShown(id)
        // Who looks at the page where it appears needs no words about it.
        if (isSamePage(path, pathname + search) && alert.kind !== 'test') return
        const offer = alert.kind === 'test' ? undefined : { to: path, label: t('operatorAlerts.show') }
        showToast(ills.includes(alert.kind) ? 'error' : 'info', title, offer)
      }
      if (!document.hidden) showHere()
      else notifyInBackground({ id, title, text: lines.join(' '), path, open: navigate })
    }
  })
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind !== 'alerted') return
        void invalidate(today.waiting)
        show.current(event.id, event.alert)
      }),
    [],
  )
  useEffect(() => onOpened((path) => void navigate(path)), [navigate])
}
