import { deviceName, isHandheld } from '@runmart/i18n/device-name'
import { Monitor, Smartphone } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { Section } from '#ui/section.tsx'
import { useCustomerDetails } from './customer-page.tsx'

/** Where a customer is signed in. */
export default function CustomerDevicesPage() {
  const t = useOperatorTranslations()
  const { sessions } = useCustomerDetails()
  return (
    <Section title={t('operatorCustomers.sessions')} padded={false}>
      {sessions.length === 0 ? (
        <p className="p-5 text-ink-soft">{t('operatorCustomers.noSessions')}</p>
      ) : (
        <List label={t('operatorCustomers.sessions')}>
          {sessions.map(({ id, device, address, lastUsedAt }) => {
            const Icon = isHandheld(device) ? Smartphone : Monitor
            return (
              <ListRow
                key={id}
                icon={<Icon aria-hidden className="size-5 shrink-0 text-ink-faint" />}
                title={deviceName(device) || t('profile.unknownDevice')}
                note={address}
                endNote={<DateTime at={lastUsedAt} />}
              />
            )
          })}
        </List>
      )}
    </Section>
  )
}
