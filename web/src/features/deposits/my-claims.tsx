import { type CryptoClaimState, deposits } from '@runmart/contract/deposits'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { amountText } from '#ui/amount-text.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { List } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The customer's uncredited claims: waiting ones with their crediting time, and refused ones. */
export function MyClaims() {
  const t = useTranslations()
  const { data } = useApi(deposits.claims, {}, { refetchInterval: 60_000 })
  if (!data || data.items.length === 0) return null
  return (
    <Section title={t('deposits.claimsTitle')} padded={false}>
      <List label={t('deposits.claimsTitle')}>
        {data.items.map((claim) => (
          <ClaimRow key={claim.transactionId} claim={claim} />
        ))}
      </List>
    </Section>
  )
}

function ClaimRow({ claim: { transactionId, amount, status, ripensAt } }: { claim: CryptoClaimState }) {
  const { language, t } = useLanguage()
  const waiting = ripensAt
    ? t('deposits.claimsUntil', { when: dateTimeText(language, new Date(ripensAt)) })
    : t('deposits.claimsByShop')
  return (
    <li className="px-5 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold text-ink tabular-nums">{amountText(language, amount, 'USDT')}</span>
        <span className="font-mono text-[13px] text-ink-faint wrap-anywhere">{transactionId}</span>
      </p>
      <p className="mt-0.5 text-pretty text-[13px] text-ink-soft">
        {status === 'waiting' ? waiting : t('deposits.claimsRefused')}
        {status !== 'waiting' && (
          <>
            {' '}
            <TextLink to={paths.messages}>{t('contact.support')}</TextLink>
          </>
        )}
      </p>
    </li>
  )
}
