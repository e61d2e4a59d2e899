import type { ReferralInfo } from '@runmart/contract/referrals'
import { UserPlus } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Empty } from '#ui/empty.tsx'
import { Money } from '#ui/money.tsx'
import { Section } from '#ui/section.tsx'
import { Table } from '#ui/table.tsx'

type Props = { info: Pick<ReferralInfo, 'recent' | 'totalReferrals' | 'referralLink'> }

/** The newest people who used the link, each with their earnings. */
export function RecentReferrals({ info: { recent, totalReferrals, referralLink } }: Props) {
  const t = useTranslations()
  const title = t('referrals.recent')
  if (recent.length === 0)
    return (
      <Section title={title} padded={false}>
        <Empty
          icon={UserPlus}
          title={t('referrals.recentEmpty')}
          action={<CopyButton wide text={referralLink} label={t('referrals.copyLink')} />}
        >
          {t('referrals.recentEmptyText')}
        </Empty>
      </Section>
    )
  return (
    <Section
      title={title}
      description={t('referrals.recentNote')}
      padded={false}
      action={
        totalReferrals > recent.length && (
          <span className="text-[13px] text-ink-faint">
            {t('referrals.recentNewest', { shown: recent.length, total: totalReferrals })}
          </span>
        )
      }
    >
      <Table
        caption={title}
        rows={recent}
        // Shortened names repeat; the moment of joining does not.
        rowKey={(it) => `${it.joinedDate} ${it.username}`}
        columns={[
          {
            key: 'who',
            header: t('referrals.who'),
            cell: (it) => (
              <>
                <span className="block font-semibold text-ink">{it.username}</span>
                <span className="block text-[13px] text-ink-faint sm:hidden">
                  <DateTime at={it.joinedDate} as="date" />
                </span>
              </>
            ),
          },
          {
            key: 'joined',
            header: t('referrals.joined'),
            wideOnly: true,
            cell: (it) => <DateTime at={it.joinedDate} as="date" />,
          },
          {
            key: 'earned',
            header: t('referrals.earned'),
            align: 'end',
            cell: (it) => <Money amount={it.earned} signed className="font-semibold" />,
          },
        ]}
      />
    </Section>
  )
}
