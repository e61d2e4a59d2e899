import { type PartnerSums, partners } from '@runmart/contract/partners'
import { partnersDesk } from '@runmart/contract/partners-desk'
import { partnersServices } from '@runmart/contract/partners-services'
import { warrantyPartner } from '@runmart/contract/warranty-partner'
import { numberText } from '@runmart/i18n/formats'
import { ChevronRight, CircleCheck, Lightbulb } from 'lucide-react'
import { Link } from 'react-router'
import { PayoutSection } from '#features/payouts/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { classes } from '#ui/classes.ts'
import { Loaded } from '#ui/detail-screen.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Money } from '#ui/money.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { OrderRow } from './orders/order-row.tsx'
import { PartnerFacts } from './partner-facts.tsx'

/** The maximum number of waiting orders on this page; the list shows the rest. */
const SHOWN = 5
// Partners get no live events about other people's orders.
const polled = { refetchInterval: 20_000 }

/** The partner's waiting work, earnings and measured performance. */
export default function OverviewPage() {
  const t = usePartnerTranslations()
  const view = useApi(partnersDesk.overview, {}, polled)
  const { data: mine } = useApi(partners.mine)
  return (
    <>
      <title>{`${t('partner.area')} · Runmart`}</title>
      <PageHeader title={t('partner.area')} />
      <Loaded view={view} skeleton={<BlocksSkeleton blocks={['h-24', 'h-56', 'h-28', 'h-28']} />}>
        {(data) => (
          <div className="flex flex-col gap-4">
            {data.isLeaving && (
              <Alert tone="warning" title={t('partner.leaving')}>
                {t('partner.leavingText')}
              </Alert>
            )}
            <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
              <CountLink
                to={partnerPaths.orders}
                label={t('partner.toTake')}
                count={data.waiting.pending}
                isWaiting={data.waiting.pending > 0}
              />
              <CountLink
                to={partnerPaths.ordersOf('in-progress')}
                label={t('partner.inWork')}
                count={data.waiting.inProgress}
              />
              <ClaimsLink />
            </div>
            <WaitingOrders isLeaving={data.isLeaving} />
            <PartnerMoney sums={data.sums} holdDays={mine?.holdDays} />
            <PayoutSection />
            <Section
              title={t('partner.measured')}
              {...(data.measured && { description: t('partner.measuredText') })}
              padded={false}
              className="overflow-hidden"
            >
              {data.measured ? (
                <PartnerFacts measured={data.measured} />
              ) : (
                <p className="px-5 py-4 text-ink-faint">{t('partner.notMeasured')}</p>
              )}
            </Section>
          </div>
        )}
      </Loaded>
    </>
  )
}

/** Warranty claims that wait for the partner. */
function ClaimsLink() {
  const t = usePartnerTranslations()
  const { data } = useApi(warrantyPartner.list, { query: { isMine: 'true', limit: '1' } }, polled)
  const count = data?.waiting ?? 0
  return (
    <div className="col-span-2 grid md:col-span-1">
      <CountLink to={partnerPaths.claims} label={t('partner.toAnswer')} count={count} isWaiting={count > 0} />
    </div>
  )
}

type CountProps = { to: string; label: string; count: number; isWaiting?: boolean }

/** The number of orders in a state, with a link to them. */
function CountLink({ to, label, count, isWaiting = false }: CountProps) {
  const { language } = useLanguage()
  return (
    <Link
      to={to}
      className="flex items-center justify-between gap-2 rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:bg-sunken sm:px-5 dark:hover:bg-raised"
    >
      <span className="min-w-0">
        <span className="block text-[13px] font-semibold text-ink-soft">{label}</span>
        <span
          className={classes(
            'block text-[32px]/10 font-bold tracking-[-0.02em] tabular-nums',
            isWaiting ? 'text-pending' : 'text-ink',
          )}
        >
          {numberText(language, count)}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </Link>
  )
}

/** The orders that wait longest. It leads a partner without services to proposing one. */
function WaitingOrders({ isLeaving }: { isLeaving: boolean }) {
  const t = usePartnerTranslations()
  const list = useApi(partnersDesk.orders, { query: { status: 'pending' } }, { ...polled, localized: true })
  const { data: offered } = useApi(partnersServices.services, {}, { localized: true })
  const hasNothing = offered?.items.length === 0 && !isLeaving
  return (
    <Section
      title={t('partner.waitingOrders')}
      padded={false}
      action={<TextLink to={partnerPaths.orders}>{t('partner.seeAll')}</TextLink>}
    >
      <ListScreen
        frame="none"
        list={list}
        skeleton={<RowsSkeleton rows={2} end="text" />}
        empty={
          hasNothing
            ? {
                icon: Lightbulb,
                title: t('partner.noServices'),
                text: t('partner.noServicesText'),
                action: (
                  <ButtonLink variant="primary" to={partnerPaths.propose}>
                    {t('partnerServices.propose')}
                  </ButtonLink>
                ),
              }
            : { icon: CircleCheck, title: t('partner.noneWaiting'), text: t('partner.noneWaitingText') }
        }
      >
        {(items) => (
          <List label={t('partner.waitingOrders')}>
            {items.slice(0, SHOWN).map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </List>
        )}
      </ListScreen>
    </Section>
  )
}

type Props = { sums: PartnerSums; holdDays: number | undefined }

/** The held, checked and earned money, and the part that was paid out. */
function PartnerMoney({ sums, holdDays }: Props) {
  const t = usePartnerTranslations()
  const heldNote =
    holdDays === undefined ? '' : holdDays > 0 ? t('partner.heldNote', { count: holdDays }) : t('partner.heldNoteNow')
  const figures = [
    { label: t('partner.held'), amount: sums.held, note: heldNote },
    ...(sums.checking > 0
      ? [{ label: t('partner.checking'), amount: sums.checking, note: t('partner.checkingNote') }]
      : []),
    { label: t('partner.earned'), amount: sums.earned, note: t('partner.earnedNote') },
    { label: t('partner.paidOut'), amount: sums.paidOut, note: t('partner.paidOutNote') },
  ]
  return (
    <Section title={t('partner.money')} padded={false} className="overflow-hidden">
      <dl className="grid gap-px bg-line sm:auto-cols-fr sm:grid-flow-col">
        {figures.map(({ label, amount, note }) => (
          <div key={label} className="bg-surface px-5 py-4">
            <dt className="text-[13px] font-semibold text-ink-soft">{label}</dt>
            <dd>
              <Money amount={amount} className="block text-lg/7 font-bold text-ink" />
              <span className="block text-[13px] text-pretty text-ink-faint">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
