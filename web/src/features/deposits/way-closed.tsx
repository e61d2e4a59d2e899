import { DoorClosed } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'

/** A way of paying in that the shop has not set up; `other` says whether the other way is open. */
export function WayClosed({ title, other }: { title: string; other: boolean }) {
  const t = useTranslations()
  return (
    <Card padded={false}>
      <Empty icon={DoorClosed} title={title} className="py-16">
        {other ? t('deposits.closedText') : t('deposits.safe')}
      </Empty>
    </Card>
  )
}
