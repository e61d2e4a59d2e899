import { referrals } from '@runmart/contract/referrals'
import { useState } from 'react'
import { useApi } from '#platform/use-api.ts'
import { Card } from '#ui/card.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReferralSettingsDialog } from './referral-settings-dialog.tsx'
import { SettingsStrip } from './settings-strip.tsx'

/** What referring earns, shown and changed. */
export function ReferralSettingsCard() {
  const { data, error, isFetching, refetch } = useApi(referrals.settings)
  const [open, setOpen] = useState(false)
  if (error)
    return (
      <Card padded={false}>
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      </Card>
    )
  if (!data) return <Skeleton className="h-28 w-full rounded-lg max-sm:h-60" />
  return (
    <>
      <SettingsStrip settings={data.settings} onChange={() => setOpen(true)} />
      <ReferralSettingsDialog saved={data.settings} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
