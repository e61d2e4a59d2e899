import { DoorClosed } from 'lucide-react'
import { useSay } from '../platform/language.tsx'
import { paths } from '../platform/paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Empty } from '../ui/empty.tsx'

/** A screen that is planned but not built: says so, calmly. */
export default function NotOpenYet() {
  const say = useSay()
  return (
    <>
      <title>{`${say('frame.notOpenTitle')} · Runmart`}</title>
      <Empty
        as="h1"
        icon={DoorClosed}
        title={say('frame.notOpenTitle')}
        className="py-24"
        action={<ButtonLink to={paths.dashboard}>{say('frame.toDashboard')}</ButtonLink>}
      >
        {say('frame.notOpenText')}
      </Empty>
    </>
  )
}
