export const popoverStyles =
  'float-in origin-(--transform-origin) overflow-y-auto rounded-lg border border-line bg-raised p-1 text-sm text-ink shadow-float outline-none'
