import { Logo } from '#ui/logo.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The geometry of the shell and its skeleton, so that nothing moves when one replaces the other. */
export const shellStyles = {
  sidebar:
    'fixed inset-y-0 left-0 z-20 hidden w-16 flex-col border-r border-line bg-surface transition-[width] md:flex xl:w-60 menu-collapsed:xl:w-16',
  sidebarTop: 'flex h-14 shrink-0 items-center px-4.5',
  column: 'flex min-h-dvh flex-col transition-[padding] md:pl-16 xl:pl-60 menu-collapsed:xl:pl-16',
  topBar: 'flex h-14 shrink-0 items-center border-b border-line bg-surface px-2 sm:gap-1 sm:px-4 md:gap-2 md:px-6',
  content: 'mx-auto w-full max-w-[1200px] flex-1 px-4 pt-6 pb-28 md:px-8 md:pt-8 md:pb-16',
}

/**
 * The shell while no code has loaded. The page itself contains it, so it has no words. The page's small script shows it
 * only for signed-in users.
 */
export function ShellSkeleton() {
  return (
    <div aria-busy="true" className="invisible in-data-[shell=frame]:visible">
      <title>Runmart</title>
      <div className={shellStyles.sidebar}>
        <div className={shellStyles.sidebarTop}>
          <Logo className="max-xl:[&>span]:hidden menu-collapsed:[&>span]:hidden" />
        </div>
        <div className="flex flex-col gap-4 px-5 pt-4">
          <Skeleton className="h-4 w-5 xl:w-32 menu-collapsed:xl:w-5" />
          <Skeleton className="h-4 w-5 xl:w-24 menu-collapsed:xl:w-5" />
        </div>
      </div>
      <div className={shellStyles.column}>
        <div className={shellStyles.topBar}>
          <Skeleton className="h-8 w-40" />
          <span className="flex-1" />
          <Skeleton className="h-8 w-28" />
        </div>
        <div className={shellStyles.content}>
          <Skeleton className="h-7 w-44" />
          <Skeleton className="mt-3 h-4 w-64" />
          <div className="mt-7 grid grid-cols-2 gap-4 lg:grid-cols-6">
            <div className="col-span-2 h-36 rounded-lg border border-line bg-surface" />
            <div className="h-36 rounded-lg border border-line bg-surface lg:col-span-2" />
            <div className="h-36 rounded-lg border border-line bg-surface lg:col-span-2" />
            <div className="col-span-full h-80 rounded-lg border border-line bg-surface lg:col-span-4" />
            <div className="col-span-full h-80 rounded-lg border border-line bg-surface max-lg:hidden lg:col-span-2" />
          </div>
        </div>
      </div>
    </div>
  )
}
