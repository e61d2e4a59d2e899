/** The classes of one line of a menu. */
export const menuItemStyles =
  'flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 outline-none select-none data-highlighted:bg-sunken dark:data-highlighted:bg-line pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint'
