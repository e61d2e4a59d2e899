import type { User } from '@runmart/contract/accounts'
import { numberText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Money } from '#ui/money.tsx'
import { percentText } from '#ui/percent-text.ts'

/** The read-only facts of an account: status, money and referrals. */
export function AccountFacts({ user }: { user: User }) {
  const { language, t } = useLanguage()
  const { referralLink } = user
  return (
    <div className="px-5 py-1">
      <Details
        items={[
          { label: t('accounts.email'), value: user.email },
          { label: t('profile.status'), value: t(`accountStates.${user.status}`) },
          { label: t('profile.joined'), value: <DateTime at={user.joinedDate} as="date" /> },
          { label: t('dashboard.balance'), value: <Money amount={user.balance} /> },
          { label: t('referrals.totalDeposit'), value: <Money amount={user.totalDeposit} /> },
          { label: t('referrals.currentDiscount'), value: percentText(language, user.currentDiscount) },
          {
            label: t('referrals.code'),
            value: <span className="font-mono text-[13px]">{user.referralCode}</span>,
          },
          {
            label: t('referrals.link'),
            value: <span className="font-mono text-[13px]">{referralLink}</span>,
            action: <CopyButton text={referralLink} label={t('referrals.copyLink')} />,
          },
          {
            label: t('referrals.totalReferrals'),
            value: numberText(language, user.totalReferrals),
          },
          { label: t('referrals.totalEarnings'), value: <Money amount={user.totalEarnings} /> },
        ]}
      />
    </div>
  )
}
