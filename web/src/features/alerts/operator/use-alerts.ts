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

/** The alert kinds about trouble of the shop itself. */
const ills: readonly Alert['kind'][] = ['feeds', 'books', 'jobs']

/** True if both addresses lead to the same page and the same tab of it. */
function isSamePage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((it) => new URL(it, window.location.origin))
  return a?.pathname === b?.pathname && a?.searchParams.get('view') === b?.searchParams.get('view')
}

/** Shows alerts in open pages of the back office: a toast, or a browser notification in the background. */
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
        // The page itself already shows the news to this operator.
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
