import { Logo } from '#ui/logo.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { frameStyles } from './frame-styles.ts'

/**
 * The frame before any code has arrived. It is in the page itself, so it has no words, and only the page's own small
 * script knows whether somebody is signed in: without that it stays empty.
 */
export function FrameSkeleton() {
  return (
    <div aria-busy="true" className="invisible in-data-[shell=frame]:visible">
      <title>Runmart</title>
      <div className={frameStyles.sidebar}>
        <div className={frameStyles.sidebarTop}>
          <Logo className="menu-collapsed:[&>span]:hidden" />
        </div>
        <div className="flex flex-col gap-4 px-5 pt-4">
          <Skeleton className="h-4 w-32 menu-collapsed:w-5" />
          <Skeleton className="h-4 w-24 menu-collapsed:w-5" />
        </div>
      </div>
      <div className={frameStyles.column}>
        <div className={frameStyles.topBar}>
          <Skeleton className="h-8 w-40" />
          <span className="flex-1" />
          <Skeleton className="h-8 w-28" />
        </div>
        <div className={frameStyles.content}>
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
