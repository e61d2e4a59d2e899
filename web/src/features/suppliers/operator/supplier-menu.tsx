import type { Supplier } from '@runmart/contract/suppliers'
import { Ellipsis, Pause, Pencil, Play, Plug, RefreshCw } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import type { SupplierActs } from './use-supplier-acts.tsx'

type Props = { supplier: Supplier; acts: SupplierActs; onEdit: () => void; className?: string }

/** The actions for a supplier; changing it needs the right to settings. */
export function SupplierMenu({ supplier, acts, onEdit, className }: Props) {
  const t = useOperatorTranslations()
  const may = useRights()
  const isPaused = supplier.status === 'paused'
  return (
    <Menu
      trigger={
        <IconButton label={t('operatorSuppliers.actionsOf', { name: supplier.name })} {...(className && { className })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Plug aria-hidden />} onClick={() => void acts.check(supplier)}>
        {t('operatorSuppliers.check')}
      </MenuItem>
      <MenuItem icon={<RefreshCw aria-hidden />} onClick={() => void acts.sync(supplier)}>
        {t('operatorSuppliers.sync')}
      </MenuItem>
      {may('settings') && (
        <>
          <MenuItem icon={<Pencil aria-hidden />} onClick={onEdit}>
            {t('operatorSuppliers.edit')}
          </MenuItem>
          <MenuItem
            icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            onClick={() => void (isPaused ? acts.resume(supplier) : acts.pause(supplier))}
          >
            {t(isPaused ? 'operatorSuppliers.resume' : 'operatorSuppliers.pause')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
