import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactElement, startTransition, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { dialogStyles } from '#ui/dialog-styles.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Logo } from '#ui/logo.tsx'
import { type NavItem, NavLink, NavLinks, type ShowNavLinks } from './nav-item.tsx'

type Props = {
  trigger: ReactElement
  menu: readonly NavItem[]
  menuLinks: ShowNavLinks | undefined
  exit: NavItem | undefined
}

/** The menu of phones: slides in over the page. */
export default function MenuDrawer({ trigger, menu, menuLinks: Links = NavLinks, exit }: Props) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  return (
    // A transition, so that the button reacts at once while a slow phone builds the menu.
    <Dialog.Root open={open} onOpenChange={(next) => startTransition(() => setOpen(next))}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-r border-line bg-surface outline-none transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <div className="flex h-14 items-center justify-between pr-2 pl-4.5">
            <Dialog.Title render={<Logo />} aria-label={t('shell.mainMenu')} />
            <Dialog.Close render={<IconButton label={t('ui.close')} />}>
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <nav
            aria-label={t('shell.mainMenu')}
            className="flex flex-1 flex-col gap-0.5 overflow-y-auto px-3 pt-2 pb-[max(12px,env(safe-area-inset-bottom))]"
          >
            <Links menu={menu} onFollow={() => setOpen(false)} />
            <span className="flex-1" />
            {exit && <NavLink item={exit} onFollow={() => setOpen(false)} />}
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
