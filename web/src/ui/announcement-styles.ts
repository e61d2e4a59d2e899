/** The bar of an announcement; the same on public pages and in the app. */
export function announcementStyles(kind: 'info' | 'warning') {
  const colours = kind === 'warning' ? 'bg-pending-soft text-pending' : 'bg-progress-soft text-progress'
  return {
    bar: `border-b border-line ${colours}`,
    icon: 'size-[18px] shrink-0',
    text: 'min-w-0 flex-1 py-2.5 text-[13px] font-semibold text-pretty wrap-anywhere text-ink',
    link: 'rounded-sm underline underline-offset-4 hover:no-underline pointer-coarse:py-2',
    close:
      '-mr-2 grid size-8 shrink-0 place-items-center rounded-lg text-ink-soft transition-colors hover:text-ink pointer-coarse:size-11 [&_svg]:size-4',
  }
}
