import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, startTransition, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  label: string
  /** How many of them narrow the list now. */
  chosen: number
  onReset: () => void
  /** The fields; changes apply at once. */
  children: ReactNode
}

/** The filters of a list on a phone: a button with their number, and a sheet. */
export function FilterSheet({ label, chosen, onReset, children }: Props) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const words = chosen > 0 ? t('lists.filtersChosen', { count: chosen }) : t('lists.filters')
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="h-10"
        icon={<SlidersHorizontal aria-hidden />}
        // A transition, so that the button reacts at once while a slow phone builds the sheet.
        onClick={() => startTransition(() => setOpen(true))}
      >
        {words}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        footer={
          <>
            {chosen > 0 && <Button onClick={onReset}>{t('lists.reset')}</Button>}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('lists.showList')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">{children}</div>
      </Dialog>
    </>
  )
}
