import { notificationsOperator, type Sending, type SentNotification } from '@runmart/contract/notifications-operator'
import { notificationText } from '@runmart/i18n/notification-text'
import { Bell, Mail, Send } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { lookAgain } from './look-again.ts'
import { SendingProgress } from './sending-progress.tsx'

/** A customer's notifications in the customer's wording, with the delivery of mails and messages. */
export function SentNotifications({ customer }: { customer: Receiver }) {
  const t = useOperatorTranslations()
  const filters = useFilters(() => ({}))
  const list = useApiPage(
    notificationsOperator.ofCustomer,
    filters.page,
    { params: { id: customer.id } },
    {
      localized: true,
      refetchInterval: (data) => lookAgain(data?.items.flatMap((it) => it.sendings)),
    },
  )
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
              <SentRow key={it.id} sent={it} customer={customer} />
            ))}
          </List>
        )}
      </ListScreen>
    </Section>
  )
}

/** The customer and the address for mails. */
type Receiver = { id: string; email: string }

/** One notification: text, link for staff, delivery, and a button to mail it again. */
function SentRow({ sent, customer }: { sent: SentNotification; customer: Receiver }) {
  const { title, note } = useWords(sent)
  const path = usePath(sent)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-pretty wrap-anywhere text-ink">
          {path ? (
            <Link to={path} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {note && <p className="text-[13px] text-pretty wrap-anywhere text-ink-soft">{note}</p>}
        <Ways sent={sent} />
      </div>
      <div className="flex basis-full items-center justify-between gap-1 text-[13px] whitespace-nowrap text-ink-faint sm:basis-auto sm:flex-col sm:items-end">
        <DateTime at={sent.at} />
        {sent.isResendable && <ResendButton sent={sent} title={title} customer={customer} />}
      </div>
    </li>
  )
}

/** The customer's text, or only the kind if the operator may not read it. */
function useWords({ kind, news, ...sent }: SentNotification): { title: string; note?: string } {
  const t = useOperatorTranslations()
  const shown = useLanguage()
  if (!news) return { title: t(`notificationKinds.${kind}`) }
  const { title, note } = notificationText(shown.t, shown.language, { ...sent, news })
  // Some texts omit the order code, which staff search for.
  const code = 'orderCode' in news ? news.orderCode : null
  return { title, note: code && !`${title} ${note}`.includes(code) ? `${code} · ${note}` : note }
}

/** The order or conversation page of the back office, if the operator may open it. */
function usePath({ news }: SentNotification): string | null {
  const may = useRights()
  if (!news || !may('orders')) return null
  if ('orderId' in news) return operatorPaths.order(news.orderId)
  return news.kind === 'message-received' ? operatorPaths.conversation(news.conversationId) : null
}

type ButtonProps = { sent: SentNotification; title: string; customer: Receiver }

/** Mails a notification again after a confirmation. Sends the number of earlier mails, so that two presses send one. */
function ResendButton({ sent: { id, sendings }, title, customer }: ButtonProps) {
  const t = useOperatorTranslations()
  const { act, acting } = useAct(notificationsOperator.resend, { refusals: 'toast', untilFresh: true })
  const { confirm, dialog } = useConfirm()
  const mails = sendings.filter((it) => it.way === 'mail' && it.state === 'sent').length
  const resend = async () => {
    const isSure = await confirm({
      title: t('operatorCustomerPage.resendTitle', { email: customer.email }),
      description: t('operatorCustomerPage.resendNewsText', { title }),
      confirm: t('operatorCustomerPage.resendNow'),
    })
    if (isSure) await act({ params: { id: customer.id, notificationId: id }, body: { sent: mails } })
  }
  const label = t(
    sendings.some((it) => it.way === 'mail') ? 'operatorCustomerPage.resend' : 'operatorCustomerPage.sendMail',
  )
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-mr-3"
        loading={acting}
        aria-label={`${label}: ${title}`}
        onClick={() => void resend()}
      >
        {label}
      </Button>
      {dialog}
    </>
  )
}

/** The bell, mails and Telegram messages of a notification, each with its status. */
function Ways({ sent: { isRead, sendings } }: { sent: SentNotification }) {
  const t = useOperatorTranslations()
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 text-[13px] text-ink-faint [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
      <li className="flex gap-1">
        <Bell aria-hidden /> {t('operatorCustomerPage.bell')}
        {isRead && ` · ${t('operatorCustomerPage.isRead')}`}
      </li>
      {sendings.map((it) => (
        <li key={`${it.way} ${it.sentAt}`} className="flex min-w-0 gap-1">
          {it.way === 'mail' ? <Mail aria-hidden /> : <Send aria-hidden />}
          <Way sending={it} />
        </li>
      ))}
    </ul>
  )
}

function Way({ sending }: { sending: Sending }) {
  const t = useOperatorTranslations()
  return (
    <span className="min-w-0">
      {sending.way === 'mail' ? t('operatorCustomerPage.mail') : 'Telegram'} ·{' '}
      {sending.sentAt ? <DateTime at={sending.sentAt} /> : <SendingProgress {...sending} />}
    </span>
  )
}
