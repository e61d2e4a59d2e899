import { useSharedTranslations } from '#platform/partner-translations.ts'
import { List } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import type { ClaimDesk, DeskClaim } from './claim-desk.ts'
import { useClaimRows } from './use-claim-rows.tsx'

type Props<Claim extends DeskClaim> = { desk: ClaimDesk<Claim>; claims: readonly Claim[] }

/** The warranty claims of an order, to decide them beside all its facts; empty without claims. */
export function ClaimsSection<Claim extends DeskClaim>({ desk, claims }: Props<Claim>) {
  const t = useSharedTranslations()
  const { row, dialogs } = useClaimRows(desk, claims)
  if (claims.length === 0) return null
  return (
    <Section title={t('claimDesk.title')} padded={false}>
      <List label={t('claimDesk.title')}>{claims.map(row)}</List>
      {dialogs}
    </Section>
  )
}
