import { X } from 'lucide-react'
import { useSay } from '#platform/language.tsx'
import { Button } from './button.tsx'

/** Shows the whole list again; stands at the end of its filters. */
export function ResetFilters({ onReset }: { onReset: () => void }) {
  const say = useSay()
  return (
    <Button variant="quiet" className="col-span-2 h-10" icon={<X aria-hidden />} onClick={onReset}>
      {say('lists.reset')}
    </Button>
  )
}
