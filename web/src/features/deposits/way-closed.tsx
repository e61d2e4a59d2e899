import { DoorClosed } from 'lucide-react'
import { useSay } from '#platform/language.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'

/** A way of paying in that the shop has not set up; `other` says whether the other way is open. */
export function WayClosed({ title, other }: { title: string; other: boolean }) {
  const say = useSay()
  return (
    <Card padded={false}>
      <Empty icon={DoorClosed} title={title} className="py-16">
        {other ? say('deposits.closedText') : say('deposits.safe')}
      </Empty>
    </Card>
  )
}
