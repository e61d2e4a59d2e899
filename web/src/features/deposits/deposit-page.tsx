import { useTranslations } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Refused } from '#ui/refused.tsx'
import { DepositHistory } from './deposit-history.tsx'
import { DepositSkeleton } from './deposit-skeleton.tsx'
import { DepositWays } from './deposit-ways.tsx'
import { useDepositInformation } from './use-deposit-information.ts'

/** Where money comes in: the two ways, and what has come so far. */
export default function DepositPage() {
  const t = useTranslations()
  const { user } = useSession()
  const { data, refusal, asking, askAgain } = useDepositInformation()
  return (
    <>
      <title>{`${t('deposits.title')} · Runmart`}</title>
      <PageHeader title={t('deposits.title')} description={t('deposits.intro')} />
      {refusal ? (
        <Card padded={false}>
          <Refused onRetry={askAgain} retrying={asking} className="py-20">
            {refusal} {t('deposits.safe')}
          </Refused>
        </Card>
      ) : data && user ? (
        <DepositWays information={data} user={user} />
      ) : (
        <DepositSkeleton />
      )}
      <DepositHistory />
    </>
  )
}
