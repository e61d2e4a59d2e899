import type { CustomerDetails } from '@runmart/contract/accounts-operator'
import { deviceName, isHandheld } from '@runmart/i18n/device-name'
import { Monitor, Smartphone } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { Section } from '#ui/section.tsx'
import { useCustomerDetails } from './customer-page.tsx'

/** A customer's sessions, current and recently ended. */
export default function CustomerDevicesPage() {
  const t = useOperatorTranslations()
  const { sessions, endedSessions } = useCustomerDetails()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Section title={t('operatorCustomers.sessions')} padded={false}>
        {sessions.length === 0 ? (
          <p className="p-5 text-ink-soft">{t('operatorCustomers.noSessions')}</p>
        ) : (
          <List label={t('operatorCustomers.sessions')}>
            {sessions.map((it) => (
              <SessionRow key={it.id} session={it} at={it.lastUsedAt} />
            ))}
          </List>
        )}
      </Section>
      <Section
        title={t('operatorCustomers.endedSessions')}
        description={t('operatorCustomers.endedSessionsText')}
        padded={false}
      >
        {endedSessions.length === 0 ? (
          <p className="p-5 text-ink-soft">{t('operatorCustomers.noEndedSessions')}</p>
        ) : (
          <List label={t('operatorCustomers.endedSessions')}>
            {endedSessions.map((it) => (
              <SessionRow key={it.id} session={it} at={it.endedAt} />
            ))}
          </List>
        )}
      </Section>
    </div>
  )
}

function SessionRow({ session, at }: { session: CustomerDetails['sessions'][number]; at: string }) {
  const t = useOperatorTranslations()
  const Icon = isHandheld(session.device) ? Smartphone : Monitor
  return (
    <ListRow
      icon={<Icon aria-hidden className="size-5 shrink-0 text-ink-faint" />}
      title={deviceName(session.device) || t('profile.unknownDevice')}
      note={session.address}
      endNote={<DateTime at={at} />}
    />
  )
}
