import { type AlertSettings, type AlertWay, alerts } from '@runmart/contract/alerts'
import { AppWindow, CircleAlert, CircleCheck, type LucideIcon, Mail, Send } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { List } from '#ui/list.tsx'
import { readPermission } from './notify-in-background.ts'

/** Each channel with its requirements, its status and a test button. */
export function ChannelList({ settings }: { settings: AlertSettings }) {
  const t = useOperatorTranslations()
  return (
    <List label={t('operatorAlerts.channels')}>
      <BrowserChannel />
      <TelegramChannel telegram={settings.telegram} />
      <MailChannel {...settings.mail} />
    </List>
  )
}

const browserTexts = {
  granted: 'operatorAlerts.browserAllowed',
  default: 'operatorAlerts.browserInPage',
  denied: 'operatorAlerts.browserDenied',
  missing: 'operatorAlerts.browserMissing',
} as const

function BrowserChannel() {
  const t = useOperatorTranslations()
  const { permission, ask } = usePermission()
  return (
    <Channel way="browser" icon={AppWindow} works={permission === 'granted'} text={t(browserTexts[permission])}>
      {permission === 'default' && (
        <Button size="sm" variant="primary" onClick={ask}>
          {t('operatorAlerts.allow')}
        </Button>
      )}
      <TestButton way="browser" />
    </Channel>
  )
}

function TelegramChannel({ telegram }: Pick<AlertSettings, 'telegram'>) {
  const t = useOperatorTranslations()
  if (!telegram) return <Channel way="telegram" icon={Send} works={false} text={t('operatorAlerts.telegramMissing')} />
  const { chat } = telegram
  return (
    <Channel
      way="telegram"
      icon={Send}
      works={chat !== null}
      text={chat === null ? t('operatorAlerts.telegramUnlinked') : t('operatorAlerts.telegramLinked', { chat })}
    >
      {chat === null ? (
        <ButtonLink size="sm" to={paths.profileNotifications}>
          {t('operatorAlerts.link')}
        </ButtonLink>
      ) : (
        <TestButton way="telegram" />
      )}
    </Channel>
  )
}

function MailChannel({ address, isSetUp }: AlertSettings['mail']) {
  const t = useOperatorTranslations()
  return (
    <Channel
      way="mail"
      icon={Mail}
      works={isSetUp}
      text={isSetUp ? t('operatorAlerts.mailTo', { address }) : t('operatorAlerts.mailMissing')}
    >
      <TestButton way="mail" />
    </Channel>
  )
}

type ChannelProps = { way: AlertWay; icon: LucideIcon; works: boolean; text: string; children?: ReactNode }

function Channel({ way, icon: Icon, works, text, children }: ChannelProps) {
  const t = useOperatorTranslations()
  const State = works ? CircleCheck : CircleAlert
  return (
    <li className="flex gap-3 px-5 py-3 text-[13px]">
      <Icon aria-hidden className="mt-px size-[18px] shrink-0 text-ink-faint" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold text-ink">{t(`operatorAlerts.${way}`)}</p>
          <p className="flex gap-1.5 text-pretty text-ink-soft">
            <State aria-hidden className={`mt-px size-4 shrink-0 ${works ? 'text-success' : 'text-pending'}`} />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </p>
        </div>
        {children && <div className="flex flex-wrap gap-2">{children}</div>}
      </div>
    </li>
  )
}

function TestButton({ way }: { way: AlertWay }) {
  const t = useOperatorTranslations()
  const { act, acting } = useAct(alerts.test, { refusals: 'toast' })
  const test = async () => {
    const answer = await act({ body: { way } })
    // In the browser the test alert itself is the feedback.
    if (answer.success && way !== 'browser') showToast('success', t('operatorAlerts.tested'))
  }
  return (
    <Button
      size="sm"
      loading={acting}
      onClick={test}
      aria-label={t('operatorAlerts.testBy', { channel: t(`operatorAlerts.${way}`) })}
    >
      {t('operatorAlerts.test')}
    </Button>
  )
}

/** The notification permission, and a function to request it: browsers require a press for that. */
function usePermission() {
  const [permission, setPermission] = useState(readPermission)
  useEffect(() => {
    // The user can change the permission in the browser's settings, outside this page.
    const read = () => setPermission(readPermission())
    document.addEventListener('visibilitychange', read)
    addEventListener('focus', read)
    return () => {
      document.removeEventListener('visibilitychange', read)
      removeEventListener('focus', read)
    }
  }, [])
  const ask = async () => {
    await Notification.requestPermission()
    setPermission(readPermission())
  }
  return { permission, ask }
}
