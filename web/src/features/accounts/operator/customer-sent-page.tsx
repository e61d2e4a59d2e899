import { customerPage, type ResendableMail } from '@runmart/contract/accounts-customer-page'
import { notifications, type SentNotification } from '@runmart/contract/notifications'
import { Bell, Mail, Send } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useCustomerDetails } from './customer-page.tsx'

/** What was sent to a customer: mails about the account, and notifications with how they went out. */
export default function CustomerSentPage() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <AccountMails />
      <Notifications />
    </div>
  )
}

/** Mails about the account itself, and the button to send what would help now. */
function AccountMails() {
  const t = useOperatorTranslations()
  const { customer } = useCustomerDetails()
  const list = useApi(customerPage.mails, { params: { id: customer.id } })
  const { send, sending } = useApiMutation(customerPage.resendMail)
  const { confirm, dialog } = useConfirm()
  const resend = async (kind: ResendableMail) => {
    const isSure = await confirm({
      title: t('operatorCustomerPage.resendTitle', { email: customer.email }),
      description: t('operatorCustomerPage.resendText'),
      confirm: t('operatorCustomerPage.resendNow'),
    })
    if (!isSure) return
    await send({ params: { id: customer.id }, body: { kind } })
    await invalidate(customerPage.mails)
  }
  return (
    <Section
      title={t('operatorCustomerPage.accountMails')}
      description={t('operatorCustomerPage.accountMailsText')}
      padded={false}
      action={list.data?.resendable.map((kind) => (
        <Button key={kind} size="sm" loading={sending} onClick={() => void resend(kind)}>
          {t(`operatorCustomerPage.resend_${kind}`)}
        </Button>
      ))}
    >
      <ListScreen
        list={list}
        frame="none"
        skeleton={<RowsSkeleton dense rows={3} end="text" />}
        empty={{ icon: Mail, title: t('operatorCustomerPage.noMails') }}
      >
        {(mails) => (
          <List label={t('operatorCustomerPage.accountMails')}>
            {mails.map(({ id, kind, sentAt }) => (
              <ListRow key={id} title={t(`accountMailNames.${kind}`)} endNote={<DateTime at={sentAt} />} />
            ))}
          </List>
        )}
      </ListScreen>
      {dialog}
    </Section>
  )
}

function Notifications() {
  const t = useOperatorTranslations()
  const { customer } = useCustomerDetails()
  const filters = useFilters(() => ({}))
  const list = useApiPage(notifications.ofCustomer, filters.page, { params: { id: customer.id } })
  return (
    <Section
      title={t('operatorCustomerPage.notificationsTitle')}
      description={t('operatorCustomerPage.notificationsText')}
      padded={false}
    >
      <ListScreen
        list={list}
        filters={filters}
        frame="none"
        skeleton={<RowsSkeleton dense rows={5} end="text" />}
        empty={{ icon: Bell, title: t('operatorCustomerPage.noNotifications') }}
      >
        {(items) => (
          <List label={t('operatorCustomerPage.notificationsTitle')}>
            {items.map((it) => (
              <ListRow
                key={it.id}
                title={t(`notificationKinds.${it.kind}`)}
                note={<Ways sent={it} />}
                endNote={<DateTime at={it.at} />}
              />
            ))}
          </List>
        )}
      </ListScreen>
    </Section>
  )
}

/** The bell, and the mail and Telegram message where there were any, each with its state. */
function Ways({ sent: { isRead, sendings } }: { sent: SentNotification }) {
  const t = useOperatorTranslations()
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 [&_svg]:size-3.5">
      <span className="inline-flex items-center gap-1">
        <Bell aria-hidden /> {t('operatorCustomerPage.bell')}
        {isRead && ` · ${t('operatorCustomerPage.isRead')}`}
      </span>
      {sendings.map(({ way, sentAt }) => (
        <span key={way} className="inline-flex items-center gap-1">
          {way === 'mail' ? <Mail aria-hidden /> : <Send aria-hidden />}
          {way === 'mail' ? t('operatorCustomerPage.mail') : 'Telegram'} ·{' '}
          {sentAt ? <DateTime at={sentAt} /> : t('operatorCustomerPage.onItsWay')}
        </span>
      ))}
    </span>
  )
}
