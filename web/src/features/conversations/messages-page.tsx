import { conversations } from '@runmart/contract/conversations'
import { MessageCircle, Package } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { paths } from '#platform/paths.ts'
import { invalidate } from '#platform/query-client.ts'
import { useSession } from '#platform/session.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { Empty } from '#ui/empty.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { Refused } from '#ui/refused.tsx'
import { ContactWays } from './contact-ways.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView } from './conversation-view.tsx'
import { useConversation } from './use-conversation.ts'

/** All conversations of a customer with one open beside the list; phones show one or the other. */
export default function MessagesPage() {
  const t = useTranslations()
  const { id } = useParams()
  const { user } = useSession()
  return (
    <>
      <title>{`${t('conversations.title')} · Runmart`}</title>
      {/* On phones an open conversation needs the room, but screen readers still need the heading. */}
      <div className={classes(id !== undefined && 'max-lg:sr-only')}>
        <PageHeader title={t('conversations.title')} description={t('conversations.intro')} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={classes('flex min-w-0 flex-col gap-5', id !== undefined && 'max-lg:hidden')}>
          <Card padded={false} className="overflow-hidden">
            {user && <MyConversations userId={user.id} current={id ?? user.id} />}
          </Card>
          <div className="px-5">
            <ContactWays />
          </div>
        </div>
        <div className={classes('min-w-0', id === undefined && 'max-lg:hidden')}>
          {user && <OpenConversation key={id ?? user.id} id={id ?? user.id} isGeneral={(id ?? user.id) === user.id} />}
        </div>
      </div>
    </>
  )
}

function MyConversations({ userId, current }: { userId: string; current: string }) {
  const { page, setPage } = useFilters()
  const { data, error, isFetching, refetch } = useApiPage(conversations.list, page, {}, { localized: true })
  useEffect(
    () => onLiveEvent((event) => event.kind === 'conversation-changed' && void invalidate(conversations.list)),
    [],
  )
  if (error)
    return (
      <Refused onRetry={refetch} retrying={isFetching}>
        {error}
      </Refused>
    )
  if (!data) return <RowsSkeleton rows={4} dense end="none" />
  return (
    <>
      <ConversationList items={data.items} userId={userId} current={current} />
      <Pager page={data.page} limit={data.limit} total={data.total} onPage={setPage} />
    </>
  )
}

function OpenConversation({ id, isGeneral }: { id: string; isGeneral: boolean }) {
  const t = useTranslations()
  const conversation = useConversation(id)
  const order = conversation.data?.conversation.order
  if (conversation.errorCode === 'NOT_FOUND')
    return (
      <Card padded={false}>
        <Empty
          as="h1"
          icon={MessageCircle}
          title={t('conversations.notFound')}
          className="py-20"
          action={<ButtonLink to={paths.messages}>{t('conversations.allConversations')}</ButtonLink>}
        >
          {t('conversations.notFoundText')}
        </Empty>
      </Card>
    )
  return (
    <>
      <div className="lg:hidden">
        <BackLink to={paths.messages}>{t('conversations.allConversations')}</BackLink>
      </div>
      <section className="flex flex-col rounded-lg border border-line bg-surface lg:min-h-128">
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
          <div className="min-w-0">
            <h2 className="font-bold wrap-anywhere text-ink">
              {isGeneral ? t('conversations.general') : (order?.serviceName ?? t('conversations.thread'))}
            </h2>
            {order && <p className="font-mono text-xs text-ink-faint">{order.orderCode}</p>}
          </div>
          {order && (
            <ButtonLink size="sm" to={paths.order(order.id)} icon={<Package aria-hidden />}>
              {t('conversations.openOrder')}
            </ButtonLink>
          )}
        </header>
        <ConversationView
          id={id}
          conversation={conversation}
          isMain
          className="h-[max(16rem,calc(100dvh-34rem))] flex-none md:h-[max(16rem,calc(100dvh-29rem))] lg:h-[max(16rem,calc(100dvh-30rem))]"
          empty={
            <Empty icon={MessageCircle} title={t('conversations.none')} className="flex-1 justify-center">
              {t(isGeneral ? 'conversations.noneText' : 'conversations.orderNoneText')}
            </Empty>
          }
        />
      </section>
    </>
  )
}
