import { X } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from './button.tsx'

/** Shows the whole list again; stands at the end of its filters. */
export function ResetFilters({ onReset }: { onReset: () => void }) {
  const t = useTranslations()
  return (
    <Button variant="quiet" className="col-span-2 h-10" icon={<X aria-hidden />} onClick={onReset}>
      {t('lists.reset')}
    </Button>
  )
}
