import { CircleCheck, Inbox, SearchX } from 'lucide-react'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import type { TransferFilters } from './use-transfer-filters.ts'

/** An empty inbox: nothing matches, nothing waits, or nothing has ever come. */
export function NoTransfers({ filters: { narrowed, view, set } }: { filters: TransferFilters }) {
  const say = useOperatorSay()
  if (narrowed)
    return (
      <Empty
        icon={SearchX}
        title={say('transfers.noneFound')}
        action={
          <Button size="sm" onClick={() => set({ q: null, feed: null, status: null })}>
            {say('transfers.clearFilters')}
          </Button>
        }
      >
        {say('transfers.noneFoundText')}
      </Empty>
    )
  if (view === 'waiting')
    return (
      <Empty icon={CircleCheck} title={say('transfers.noneWaiting')}>
        {say('transfers.noneWaitingText')}
      </Empty>
    )
  return (
    <Empty icon={Inbox} title={say('transfers.none')}>
      {say('transfers.noneText')}
    </Empty>
  )
}
