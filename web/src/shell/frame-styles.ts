/** The geometry of the frame, shared by the real one and its skeleton so that nothing moves when one replaces the other. */
export const frameStyles = {
  sidebar:
    'fixed inset-y-0 left-0 z-20 hidden w-60 flex-col border-r border-line bg-surface transition-[width] md:flex menu-collapsed:w-16',
  sidebarTop: 'flex h-14 shrink-0 items-center px-4.5',
  column: 'flex min-h-dvh flex-col transition-[padding] md:pl-60 menu-collapsed:md:pl-16',
  topBar:
    'sticky top-0 z-10 flex h-14 shrink-0 items-center gap-1 border-b border-line bg-surface px-4 md:gap-2 md:px-6',
  content: 'mx-auto w-full max-w-[1200px] flex-1 px-4 pt-6 pb-28 md:px-8 md:pt-8 md:pb-16',
}
