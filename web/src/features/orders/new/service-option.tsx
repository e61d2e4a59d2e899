import type { Service } from '@runmart/contract/catalog'
import { classes } from '#ui/classes.ts'
import { canOrder } from './limits.ts'
import { ServiceLine } from './service-line.tsx'

/** One service to choose; one that cannot be ordered now is shown, and cannot be chosen. */
export function ServiceOption({ service, onPick }: { service: Service; onPick: () => void }) {
  const open = canOrder(service)
  return (
    <li>
      <button
        type="button"
        aria-disabled={!open}
        onClick={open ? onPick : undefined}
        className={classes(
          'block w-full px-5 py-3.5 transition-colors outline-offset-[-2px]',
          open ? 'hover:bg-sunken dark:hover:bg-raised' : 'cursor-not-allowed bg-canvas dark:bg-sunken',
        )}
      >
        <ServiceLine service={service} />
      </button>
    </li>
  )
}
